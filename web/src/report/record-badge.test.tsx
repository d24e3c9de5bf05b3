import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { answer, fakeServer, refuse } from "../testing/fake-server.ts";
import { renderPage } from "../testing/render-page.tsx";
import RecordBadge from "./record-badge.tsx";

const BADGE = { typedPercent: 77, changedPercent: 0 };

it("links to the record on one's own result", async () => {
  fakeServer({ "GET /api/record-badges": () => answer({ badge: BADGE, path: "/records/abc" }) });
  renderPage(<RecordBadge of={{ analysisId: "a1" }} />);
  const link = await screen.findByRole("link", { name: "작성 기록 있음 · 직접 침 77%" });
  expect(link.getAttribute("href")).toBe("/records/abc");
});

it("says without a link how much was changed since on a shared result", async () => {
  fakeServer({ "GET /api/shared/record-badge": () => answer({ badge: { ...BADGE, changedPercent: 12 } }) });
  renderPage(<RecordBadge of={{ token: "t".repeat(32) }} />);
  await screen.findByText("작성 기록 있음 · 그 뒤 12% 고침");
  expect(screen.queryByRole("link")).toBeNull();
});

it.each([
  ["without a record", () => answer({ badge: null, path: null })],
  ["when the server refuses", () => refuse("RATE_LIMITED")],
])("marks nothing %s", async (_when, respond) => {
  const calls = fakeServer({ "GET /api/record-badges": respond });
  const { container } = renderPage(<RecordBadge of={{ analysisId: "a1" }} />);
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  expect(container.textContent).not.toContain("작성 기록");
});
