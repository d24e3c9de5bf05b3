import type { VerifiedReport } from "@geulgyeol/contract";
import { CERTAINTY_LABEL, HOLD_LABEL, VERDICT_LABEL } from "@geulgyeol/wording";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ANONYMOUS, answer, fakeServer, refuse } from "../../testing/fake-server.ts";
import { makeCertainResult } from "../../testing/make-result.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { VerifyPage } from "./verify-page.tsx";

const CODE = "ABCD-EFGH-JKLM";
const {
  verdict,
  aiProbability,
  certainty,
  classProbabilities,
  falseAlarm,
  aiShare,
  aiShareInterval,
  segments,
  interval,
} = makeCertainResult("ai");
const REPORT: VerifiedReport = {
  code: CODE,
  analysedAt: "2026-11-21T01:32:00.000Z",
  reportedAt: "2026-11-21T01:40:00.000Z",
  kind: "basic",
  verdict,
  aiProbability,
  certainty,
  classProbabilities,
  falseAlarm,
  aiShare,
  aiShareInterval,
  segments,
  interval,
  isHeld: false,
  charCount: 575,
  sentenceCount: 4,
  engineVersion: "1.0.0",
  modelVersion: "test",
  textHash: "a".repeat(64),
  resultHash: "b".repeat(64),
};

async function show(changes: Partial<VerifiedReport>): Promise<string> {
  fakeServer({ ...ANONYMOUS, "GET /api/reports/verify": () => answer({ ...REPORT, ...changes }) });
  renderPage(<VerifyPage code={CODE} />, { path: `/verify/${CODE}` });
  const label = await screen.findByRole("region", { name: changes.isHeld ? HOLD_LABEL : /.+/ });
  return label.textContent ?? "";
}

describe("영어 보고서 확인", () => {
  const open = (server: Parameters<typeof fakeServer>[0]) => {
    fakeServer({ ...ANONYMOUS, ...server });
    renderPage(<VerifyPage code={CODE} />, { path: `/verify/${CODE}?lang=en` });
  };

  it("says in English what the report says, in its words", async () => {
    open({ "GET /api/reports/verify": () => answer(REPORT) });
    const said = (await screen.findByRole("region", { name: "Probably written by AI" })).textContent ?? "";
    for (const part of [
      "The whole text is close to AI texts.",
      "Clear evidence",
      "96%",
      "1% / 6% / 93%",
      "575 characters",
    ]) {
      expect(said).toContain(part);
    }
    expect(screen.getByRole("status").textContent).toContain("This report was made by Geulgyeol.");
    const own = screen.getByRole("heading", { level: 1, name: "Verify a report" }).closest("[lang=en]");
    // Only the way back is Korean, and says so.
    const korean = screen.getByRole("link", { name: "한국어로 보기" });
    expect(korean.getAttribute("lang")).toBe("ko");
    korean.remove();
    expect(own?.textContent).not.toMatch(/[가-힣]/);
  });

  it("gives no number for a hold, and says in English what cannot be verified", async () => {
    open({ "GET /api/reports/verify": () => answer({ ...REPORT, isHeld: true, classProbabilities: undefined }) });
    const said = (await screen.findByRole("region", { name: "No judgement" })).textContent ?? "";
    expect(said).toContain("No judgement was made, so there is no probability.");
    expect(said).not.toMatch(/\d+%/);
  });

  it("asks for another code in English", async () => {
    open({ "GET /api/reports/verify": () => refuse("NOT_FOUND") });
    expect((await screen.findByRole("alert")).textContent).toContain("This code cannot be verified.");
    expect(screen.getByLabelText("Verification code")).toBeTruthy();
  });
});

describe("보고서 확인", () => {
  it("확률과 확실함, 세 가능성을 함께 보이고 넓은 구간은 적지 않는다", async () => {
    const said = await show({});
    for (const part of ["96%", CERTAINTY_LABEL.strong, "4,213편으로 측정했어요.", "사람 1%", "함께 6%", "AI 93%"]) {
      expect(said).toContain(part);
    }
    expect(said).not.toContain("구간");
  });

  it("보고서와 같은 한 문장을 라벨 아래에 보인다", async () => {
    const said = await show({});
    expect(said.indexOf("글 전체가 AI 글에 가까워요.")).toBeGreaterThan(said.indexOf(VERDICT_LABEL.ai));
  });

  it("함께 쓴 글은 대목과 그 몫을 보인다", async () => {
    const mixed = makeCertainResult("mixed");
    const said = await show({ verdict: "mixed", aiShare: mixed.aiShare, segments: mixed.segments });
    expect(said).toContain("2~3번 문장은 AI 글에 가까워요. AI에 가까운 분량은 전체의 36%쯤이에요(30–60%).");
  });

  it("판단하지 않은 보고서에는 숫자가 없다", async () => {
    const none = { certainty: undefined, classProbabilities: undefined, falseAlarm: undefined };
    const said = await show({ isHeld: true, ...none, aiShare: undefined, segments: undefined });
    expect(said).toContain("판단하지 않은 결과라 확률이 없어요.");
    expect(said).not.toMatch(/\d+%/);
  });

  it("예전 보고서는 구간을 그대로 보인다", async () => {
    const said = await show({
      certainty: undefined,
      classProbabilities: undefined,
      falseAlarm: undefined,
      aiShare: undefined,
      aiShareInterval: undefined,
      segments: undefined,
      interval: { lower: 0.8, upper: 0.98 },
    });
    expect(said).toContain("95% 구간 80–98%");
    for (const absent of [...Object.values(CERTAINTY_LABEL), "가까워요"]) expect(said).not.toContain(absent);
  });
});
