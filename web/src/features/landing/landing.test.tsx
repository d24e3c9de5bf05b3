import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ANONYMOUS, fakeServer } from "../../testing/fake-server.ts";
import { makeResult } from "../../testing/make-result.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { LandingPage } from "./landing-page.tsx";

const { analyse } = vi.hoisted(() => ({ analyse: vi.fn() }));
vi.mock("../../worker/detector-client.ts", () => ({ createDetectorClient: () => ({ analyse, close() {} }) }));

const FIRST = makeResult();
const panel = () => screen.getByText(/^위 예시/).closest("figure") as HTMLElement;

describe("첫 화면의 아래 그림", () => {
  it("고른 예시의 결을 보여 준다", async () => {
    fakeServer(ANONYMOUS);
    const report = makeResult();
    analyse.mockResolvedValue({ kind: "report", report: { ...report, sentences: report.sentences.slice(0, 2) } });
    const { user } = renderPage(<LandingPage first={FIRST} />, { path: "/" });
    expect(panel().textContent).toContain("‘둘이 섞인 글’");
    expect(panel().textContent).toContain("4문장");
    await user.click(screen.getByRole("radio", { name: "사람이 쓴 글" }));
    expect(await within(panel()).findByText("2문장")).toBeTruthy();
    expect(panel().textContent).toContain("‘사람이 쓴 글’");
    await user.click(screen.getByRole("radio", { name: "둘이 섞인 글" }));
    expect(await within(panel()).findByText("4문장")).toBeTruthy();
  });

  it("고른 예시를 재지 못하면 처음 예시의 결과 이름이 남는다", async () => {
    fakeServer(ANONYMOUS);
    const said = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    analyse.mockRejectedValue(new Error("no worker"));
    const { user } = renderPage(<LandingPage first={FIRST} />, { path: "/" });
    await user.click(screen.getByRole("radio", { name: "AI가 쓴 글" }));
    expect(await screen.findByRole("button", { name: "다시 시도" })).toBeTruthy();
    expect(panel().textContent).toContain("‘둘이 섞인 글’");
    said.mockRestore();
  });
});
