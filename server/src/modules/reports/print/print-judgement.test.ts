import {
  CERTAINTY_LABEL,
  explainCertainty,
  explainTrial,
  HOLD_LABEL,
  sayFalseAlarm,
  sayMeasuredTexts,
  VERDICT_LABEL,
} from "@geulgyeol/wording";
import { headlineOf } from "@geulgyeol/wording/report";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { asOlderReport } from "../../../testing/as-older-result.ts";
import { koreanText } from "../../../testing/korean-text.ts";
import { printInProcess } from "../../../testing/print-in-process.ts";
import { scriptedDetector } from "../../../testing/scripted-detector.ts";
import type { ReportToPrint } from "./report-to-print.ts";

type Report = ReportToPrint["report"];

const CODE = "GK-7Q2M-X4ZD-0B9F-6A1E";
const HOLD = { reason: "weak-evidence", message: "근거가 약해서 판단하지 않았습니다." } as const;

/** A report of `count` sentences, a third of each severity. */
function reportOf(count: number, changes: Partial<Report> = {}): Report {
  const parts = Array.from({ length: count }, (_, at) => koreanText(at + 1, 45));
  const analysis = scriptedDetector.analyse(parts.join(" "));
  if (analysis.kind === "refusal") throw new Error(analysis.message);
  const { wordLevel: _words, ...report } = analysis.report as unknown as Report & { wordLevel?: unknown };
  const [sentence] = report.sentences;
  if (sentence === undefined) throw new Error("There is no sentence.");
  let start = 0;
  const sentences = parts.map((text, index) => {
    const [aiProbability, severity] = (
      [
        [0.13, "low"],
        [0.53, "medium"],
        [0.93, "high"],
      ] as const
    )[index % 3] ?? [0, "low"];
    const placed = { ...sentence, index, text, start, end: start + text.length, aiProbability, severity };
    start = placed.end + 1;
    return placed;
  });
  const segment = {
    start: 0,
    end: start,
    firstSentence: 2,
    lastSentence: 4,
    verdict: "ai",
    aiProbability: 0.9,
  } as const;
  return {
    ...report,
    verdict: "mixed",
    aiProbability: 0.58,
    classProbabilities: { human: 0.11, mixed: 0.62, ai: 0.27 },
    certainty: "moderate",
    falseAlarm: { of: "human", perThousand: 17, texts: 4213 },
    interval: { lower: 0.49, upper: 0.67 },
    aiShare: 0.36,
    aiShareInterval: { lower: 0.3, upper: 0.6 },
    segments: [{ ...segment, kind: "ai" }],
    sentences,
    ...changes,
  };
}

async function print(report: Report) {
  const pdf = await printInProcess({
    code: CODE,
    verifyUrl: `https://geulgyeol.example/verify/${CODE}`,
    analysisId: "a",
    createdAt: "2026-11-21T01:32:00Z",
    kind: "basic",
    charCount: 900,
    processingTime: 3420,
    numPages: null,
    resultHash: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    report,
  });
  const { text: pages } = await extractText(await getDocumentProxy(pdf));
  const [first = "", second = "", ...more] = pages.map((page) => page.replace(/\s+/g, " "));
  expect(more).toEqual([]);
  return { first, second };
}

describe("PDF report: the judgement", () => {
  it("판단 한 문장, 확실함, 잘못 볼 비율과 잰 글의 수가 있고, 구간과 세 확률은 표에만 있다", async () => {
    const report = reportOf(9);
    const { certainty, falseAlarm } = report;
    if (certainty === undefined || falseAlarm === undefined) throw new Error("not a new report");
    const { first, second } = await print(report);
    for (const part of [
      VERDICT_LABEL.mixed,
      "58 %",
      headlineOf(report, "formal"),
      CERTAINTY_LABEL[certainty],
      explainCertainty(certainty, "formal"),
      sayFalseAlarm(falseAlarm, "formal"),
      sayMeasuredTexts(falseAlarm, "formal"),
      "AI로 판정한 문장 3 / 9",
      "사람 글 / 함께 쓴 글 / AI 글 11% / 62% / 27%",
      "AI 작성 확률의 95% 구간 49–67%",
    ]) {
      expect(first.replace("58%", "58 %")).toContain(part);
    }
    expect(first.match(/49–67%/g)).toHaveLength(1);
    expect(second).toContain("사람과 AI가 함께 쓴 글의 특징이 나타납니다.");
    for (const figure of ["13%", "53%", "93%"]) expect(second).toContain(figure);
  }, 60_000);

  it("시험 단계인 언어의 판단에는 그렇게 적고, 보류한 판단에는 적지 않는다", async () => {
    const english = { language: "en", isTrial: true } as const;
    const { first } = await print(reportOf(9, english));
    expect(first).toContain(`영어 (시험 단계) ${explainTrial("formal")}`);
    expect((await print(reportOf(9, { ...english, hold: HOLD }))).first).not.toContain("시험 단계");
  }, 60_000);

  it("넓은 구간은 적지 않고, 재지 못한 비율은 재지 못했다고 한다", async () => {
    const falseAlarm = { of: "human", perThousand: 0, texts: 0 } as const;
    const { first } = await print(reportOf(3, { interval: { lower: 0.2, upper: 0.67 }, falseAlarm }));
    expect(first).toContain(sayMeasuredTexts(falseAlarm, "formal"));
    for (const absent of ["구간", "1,000편"]) expect(first).not.toContain(absent);
  }, 60_000);

  it("보류한 판단에는 숫자와 비율이 없고, 까닭은 한 번만 있다", async () => {
    const { first, second } = await print(reportOf(9, { hold: HOLD, verdict: "ai", aiProbability: 0.83 }));
    expect(first).toContain(HOLD_LABEL);
    expect(first.split(HOLD.message)).toHaveLength(2);
    const pages = `${first} ${second}`;
    for (const absent of [
      ...Object.values(VERDICT_LABEL),
      ...Object.values(CERTAINTY_LABEL),
      "83",
      "49–67%",
      "11% /",
      "1,000편",
      "AI로 판정한 문장",
      "AI 3",
      "글의 결",
      "13%",
      "93%",
      "근거가 모자라 판단하지",
      "확률이 높은",
    ]) {
      expect(pages).not.toContain(absent);
    }
    for (const part of ["9문장", "초고와 수정 기록", "한계", "예측 난도", koreanText(9, 45).split(" ")[0] ?? ""]) {
      expect(pages).toContain(part);
    }
  }, 60_000);

  it("a withheld judgement prints the first sentences of a long text", async () => {
    const { second } = await print(reportOf(60, { hold: HOLD }));
    expect(second).toMatch(/자리가 모자라 60문장 가운데 앞의 \d+문장만 실었습니다\. 나머지 \d+문장은 화면의 결과에서/);
    expect(second).toContain(koreanText(1, 45).split(" ")[0]);
    expect(second).not.toContain("판정이 뚜렷한");
  }, 60_000);

  it.each([
    ["판단", null],
    ["보류한 판단", { reason: "members-disagree", message: "세 가지 분석이 서로 다르게 봐서 판단하지 않았어요." }],
  ] as const)(
    "1.3판과 그 앞의 결과는 그때처럼 인쇄한다: %s",
    async (_name, hold) => {
      const { first, second } = await print(asOlderReport(reportOf(9, { hold })) as Report);
      for (const part of ["AI 작성 확률 · 95% 구간 49–67%", "AI로 판정한 문장 3 / 9", "글의 결"]) {
        expect(first).toContain(part);
      }
      expect(first).toContain(hold === null ? VERDICT_LABEL.mixed : HOLD_LABEL);
      if (hold !== null) expect(first).toContain("이 글은 근거가 모자라 판단하지 않았습니다.");
      for (const absent of [...Object.values(CERTAINTY_LABEL), "1,000편", "AI 작성 확률의 95% 구간", "11% /"]) {
        expect(first).not.toContain(absent);
      }
      expect(second).toContain("9문장 중 AI 3 · 불확실 3 · 사람 3");
      expect(second).toContain("섞여 있거나 구분하기 어렵습니다.");
    },
    60_000,
  );
});
