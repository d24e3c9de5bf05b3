import type { SamePupil } from "@geulgyeol/contract";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answer, fakeServer, refuse, SIGNED_IN } from "../../../testing/fake-server.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { BesideFinding } from "./beside-finding.tsx";

const pupil = (id: string, more: Partial<SamePupil> = {}): SamePupil => ({
  id,
  className: "1학년 5반 국어",
  year: 2026,
  term: 1,
  number: 10,
  name: "박지안",
  hasSameNumber: true,
  texts: 3,
  isLinked: false,
  ...more,
});

function open(pupils: readonly SamePupil[], { link = () => answer({ pupils }), mayLink = true } = {}) {
  const calls = fakeServer({
    ...SIGNED_IN,
    "GET /api/classes/pupils/same": () => answer({ pupils }),
    "PUT /api/classes/pupils/same": link,
  });
  const view = renderPage(
    <BesideFinding
      id="t1"
      earlierTexts={2}
      fromOtherClasses={0}
      writing={null}
      recordView={() => null}
      linkedPupilId={mayLink ? "p1" : null}
    />,
  );
  return { calls, ...view };
}

describe("pupils of the same name in other classes", () => {
  it("are named with their class, and linked only by the teacher", async () => {
    const { calls, user } = open([
      pupil("p2"),
      pupil("p3", { className: "1학년 2반 국어", number: 4, hasSameNumber: false }),
    ]);
    const switches = await screen.findAllByRole("switch");
    expect(switches.map((one) => one.getAttribute("aria-checked"))).toEqual(["false", "false"]);
    const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(rows[0]).toContain("1학년 5반 국어 · 2026년 1학기 · 10번 박지안 · 글 3편");
    expect(rows[0]).not.toContain("번호가 달라요");
    expect(rows[1]).toContain("번호가 달라요");
    await user.click(screen.getByRole("switch", { name: /1학년 2반 국어/ }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({ id: "p1", otherId: "p3", isSame: true }),
    );
  });

  it("take up no room where there are none, and are not asked for by who may not link", async () => {
    const none = open([]);
    await waitFor(() => expect(none.calls).toHaveLength(1));
    expect(none.container.querySelector("section")).toBeNull();
    none.unmount();
    const viewing = open([pupil("p2")], { mayLink: false });
    await waitFor(() => expect(screen.getByTestId("address")).toBeTruthy());
    expect(viewing.calls).toEqual([]);
  });

  it("stay as they are when the answer is a failure", async () => {
    const { user } = open([pupil("p2", { isLinked: true })], { link: () => refuse("INTERNAL_ERROR") });
    await user.click(await screen.findByRole("switch"));
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(screen.getByRole("switch").getAttribute("aria-checked")).toBe("true");
  });
});
