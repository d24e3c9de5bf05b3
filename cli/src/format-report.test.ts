import {
  CAVEAT,
  CERTAINTY_LABEL,
  explainCertainty,
  explainTrial,
  HOLD_LABEL,
  sayFalseAlarm,
  sayMeasuredTexts,
  VERDICT_LABEL,
} from "@geulgyeol/wording";
import type { WordedReport } from "@geulgyeol/wording/report";
import { describe, expect, it } from "vitest";
import { formatReport } from "./format-report.ts";
import { loadDetector } from "./load-detector.ts";

const TEXT =
  "어제는 비가 와서 시장에 늦게 갔다. 단골 아주머니가 남은 깻잎을 한 움큼 더 얹어 주셨다. " +
  "집에 와서 보니 우산을 두고 왔다. 다시 가기도 귀찮아서 그냥 젖은 채로 국을 끓였다. 그래도 국은 맛있었다.";

const detector = await loadDetector();
const analysis = detector.analyse(TEXT, { wordLevel: true, ensemble: true });
if (analysis.kind === "refusal") throw new Error(analysis.message);
const { report } = analysis;

const format = (change: Partial<WordedReport>) => formatReport("글.txt", { ...report, hold: null, ...change }, []);

describe("formatReport", () => {
  it("판단 한 문장, 확실함, 잘못 볼 비율을 말하고 구간은 말하지 않는다", () => {
    const falseAlarm = { of: "human", perThousand: 3, texts: 4213 } as const;
    const text = format({
      verdict: "ai",
      aiProbability: 0.9975,
      certainty: "strong",
      falseAlarm,
      interval: { lower: 0.9843, upper: 0.9996 },
    });
    expect(text.split("\n").slice(0, 6)).toEqual([
      "글.txt",
      `  ${VERDICT_LABEL.ai}`,
      "  글 전체가 AI 글에 가까워요.",
      `  ${CERTAINTY_LABEL.strong} – ${explainCertainty("strong")}`,
      `  ${sayFalseAlarm(falseAlarm)} ${sayMeasuredTexts(falseAlarm)}`,
      "  AI 작성 확률 99% 이상",
    ]);
    expect(text).not.toContain("구간");
    expect(text).toContain("참고 자료이며 단독 증거로 쓰지 마세요.");
  });

  it("시험 단계인 언어의 판단에는 확률 앞에 그렇게 적고, 보류에는 적지 않는다", () => {
    const english = { language: "en", isTrial: true } as const;
    expect(format(english)).toContain(`\n  영어 (시험 단계) – ${explainTrial()}\n  AI 작성 확률 `);
    const hold = { reason: "unfamiliar", message: "이만한 근거로는 판단하지 않았어요." } as const;
    expect(format({ ...english, hold })).not.toContain("시험 단계");
    expect(format({ language: "en", isTrial: undefined })).not.toContain("시험 단계");
  });

  it("두 손이 쓴 글은 대목과 그 몫을 말한다", () => {
    const passage = { start: 0, end: 9, verdict: "ai", aiProbability: 0.9 } as const;
    const segments = [
      { ...passage, firstSentence: 0, lastSentence: 0, kind: "human" } as const,
      { ...passage, firstSentence: 1, lastSentence: 3, kind: "ai" } as const,
    ];
    expect(
      format({ verdict: "mixed", aiShare: 0.36, aiShareInterval: { lower: 0.3, upper: 0.6 }, segments }),
    ).toContain("\n  2~4번 문장은 AI 글에 가까워요. AI에 가까운 분량은 전체의 36%쯤이에요(30–60%).\n");
  });

  it("rounds a probability down when it is just below a verdict threshold", () => {
    expect(format({ verdict: "human", aiProbability: 0.3999 })).toContain("  AI 작성 확률 39%\n");
    expect(format({ verdict: "mixed", aiProbability: 0.6999 })).toContain("  AI 작성 확률 69%\n");
  });

  it("shows the reason for withholding a verdict once", () => {
    const hold = { reason: "too-short", message: "글이 짧아서 판단하지 않았어요." } as const;
    const reasoning = `${hold.message} 2번 문장에 '시장'이 나와요.`;
    const lines = format({ hold, gptAnalysis: { ...report.gptAnalysis, reasoning } }).split("\n");
    expect(lines.filter((line) => line.includes(hold.message))).toEqual([`  ${HOLD_LABEL} – ${hold.message}`]);
    expect(lines).toContain("  2번 문장에 '시장'이 나와요.");
    const alone = format({ hold, gptAnalysis: { ...report.gptAnalysis, reasoning: hold.message } }).split("\n");
    expect(alone[2]).toBe(`  ${CAVEAT}`);
  });

  it("보류한 판단에는 확률, 확실함, 몫, 고위험 단어가 없다", () => {
    const hold = { reason: "weak-evidence", message: "근거가 약해서 판단하지 않았어요." } as const;
    const changes = {
      verdict: "ai",
      aiProbability: 0.83,
      gptAnalysis: { ...report.gptAnalysis, reasoning: "" },
    } as const;
    const text = format({ ...changes, hold, evidence: [] });
    expect(text).not.toMatch(/%|1,000편|뚜렷함|근거 보통|근거 약함|앙상블|고위험|AI 글/);
    const rows = text.split("\n").slice(text.split("\n").indexOf("  문장") + 1);
    expect(rows).toHaveLength(report.sentences.length);
    for (const row of rows) expect(row).toMatch(/^ {9}– {2}/);
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

  it("판단에서 뺀 문장에는 확률 대신 뺀 이유를 적는다", () => {
    const [first, ...rest] = report.sentences;
    if (first === undefined) throw new Error("The text has no sentences.");
    const sentences = [{ ...first, excluded: "header" as const }, ...rest];
    const row = `         –  ${first.text.trim()} (헤더, 판단에서 제외)`;
    expect(format({ sentences }).split("\n")).toContain(row);
    const hold = { reason: "weak-evidence", message: "근거가 약해서 판단하지 않았어요." } as const;
    expect(format({ sentences, hold }).split("\n")).toContain(row);
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
