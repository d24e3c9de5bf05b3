import { HOLD_LABEL, VERDICT_LABEL } from "@geulgyeol/wording";
import type { WordedReport } from "@geulgyeol/wording/report";
import { describe, expect, it } from "vitest";
import { formatReport } from "./format-report.ts";
import { loadDetector } from "./load-detector.ts";

const TEXT =
  "어제는 비가 와서 시장에 늦게 갔다. 단골 아주머니가 남은 깻잎을 한 움큼 더 얹어 주셨다. " +
  "집에 와서 보니 우산을 두고 왔다. 다시 가기도 귀찮아서 그냥 젖은 채로 국을 끓였다. 그래도 국은 맛있었다.";

const detector = await loadDetector();
const analysis = detector.analyse(TEXT, { wordLevel: true });
if (analysis.kind === "refusal") throw new Error(analysis.message);
const { report } = analysis;

const format = (change: Partial<WordedReport>) => formatReport("글.txt", { ...report, hold: null, ...change }, []);

describe("formatReport", () => {
  it("never shows an estimate as 0% or 100% and rounds intervals outwards", () => {
    const text = format({
      verdict: "ai",
      aiProbability: 0.9975,
      interval: { lower: 0.9843, upper: 0.9996 },
      aiShare: 0.0012,
      aiShareInterval: { lower: 0, upper: 0.0512 },
    });
    expect(text).toContain(`${VERDICT_LABEL.ai}\n`);
    expect(text).toContain("AI 작성 확률 99% 이상 (95% 구간 98–100%)");
    expect(text).toContain("AI로 보이는 분량 1% 미만 (95% 구간 0–6%)");
    expect(text).toContain("참고 자료이며 단독 증거로 쓰지 마세요.");
  });

  it("rounds a probability down when it is just below a verdict threshold", () => {
    expect(format({ verdict: "human", aiProbability: 0.3999 })).toContain(
      `${VERDICT_LABEL.human}\n  AI 작성 확률 39% `,
    );
    expect(format({ verdict: "mixed", aiProbability: 0.6999 })).toContain(
      `${VERDICT_LABEL.mixed}\n  AI 작성 확률 69% `,
    );
  });

  it("shows the reason for withholding a verdict once", () => {
    const hold = { reason: "too-short", message: "글이 짧아서 판단을 미뤘어요." } as const;
    const reasoning = `${hold.message} 2번 문장에 '시장'이 나와요.`;
    const lines = format({ hold, gptAnalysis: { ...report.gptAnalysis, reasoning } }).split("\n");
    expect(lines.filter((line) => line.includes(hold.message))).toEqual([`  ${HOLD_LABEL} – ${hold.message}`]);
    expect(lines).toContain("  2번 문장에 '시장'이 나와요.");
    const alone = format({ hold, gptAnalysis: { ...report.gptAnalysis, reasoning: hold.message } }).split("\n");
    expect(alone[3]).toContain("AI로 보이는 분량");
  });

  it("aligns sentence percentages in one column", () => {
    const [first, second, ...rest] = report.sentences;
    if (first === undefined || second === undefined) throw new Error("The text has too few sentences.");
    const lines = format({
      sentences: [{ ...first, aiProbability: 0.999 }, { ...second, aiProbability: 0.58 }, ...rest],
    }).split("\n");
    expect(lines).toContain(`  99% 이상  ${first.text.trim()}`);
    expect(lines).toContain(`       58%  ${second.text.trim()}`);
  });

  it("lists words with a probability of 0.7 or higher", () => {
    const wordLevel = report.wordLevel;
    if (wordLevel === undefined) throw new Error("The report has no words.");
    const words = wordLevel.words.map((word, at) => ({ ...word, aiProbability: [0.6999, 0.7][at] ?? 0.1 }));
    const text = format({ wordLevel: { ...wordLevel, words } });
    expect(text).toContain(`70%  ${words[1]?.word} –`);
    expect(text).not.toContain(`69%  ${words[0]?.word} –`);
  });
});
