import type { Analysis, Detector, Language } from "@geulgyeol/engine";
import { prepareText } from "@geulgyeol/engine/training";
import { describe, expect, it } from "vitest";
import { FRAMES, withFrame } from "./headers.ts";
import type { JudgedRow } from "./judged-rows.ts";
import { measureHeaders } from "./measure-headers.ts";

const TEXTS: Readonly<Record<Language, string>> = {
  ko: "나는 어릴 때부터 책을 읽는 것을 좋아했다. 특히 역사책을 많이 읽었는데, 조선 시대 이야기가 가장 재미있었다.",
  en: "I have always loved reading about history. My grandmother gave me the first book when I was six, and I still keep it.",
};

describe("머리글과 서명", () => {
  for (const language of ["ko", "en"] as const) {
    it.each(FRAMES[language].map((frame, number) => [frame.before + frame.after, number] as const))(
      "본문은 그대로다: %s",
      (_, number) => {
        const text = TEXTS[language];
        const framed = withFrame(text, language, number);
        expect(framed.length).toBeGreaterThan(text.length);
        expect(prepareText(framed).prose).toBe(text);
      },
    );
  }

  it("번호는 돌아가며, 언어마다 열두 가지가 넘는다", () => {
    for (const language of ["ko", "en"] as const) {
      const { length } = FRAMES[language];
      expect(length).toBeGreaterThanOrEqual(12);
      expect(withFrame("글", language, length + 1)).toBe(withFrame("글", language, 1));
    }
  });
});

describe("measureHeaders", () => {
  /** Judges by the word 기계 alone, so that the outcome is known. */
  const detector = {
    engineVersion: "0",
    modelVersion: "0",
    analyse(text: string): Analysis {
      const { prose, sentences } = prepareText(text);
      const aiProbability = prose.includes("기계") ? 0.9 : 0.1;
      return {
        kind: "report",
        report: {
          verdict: aiProbability > 0.5 ? "ai" : "human",
          aiProbability,
          sentences: sentences.map(({ index }) => ({ index, aiProbability })),
        },
      } as unknown as Analysis;
    },
  } satisfies Detector;
  const rowOf = (text: string): JudgedRow => {
    const analysis = detector.analyse(text);
    if (analysis.kind === "refusal") throw new Error("refused");
    return {
      row: { id: text.slice(0, 8), language: "ko", label: 0, text } as JudgedRow["row"],
      prepared: prepareText(text),
      report: analysis.report,
    };
  };
  const long = (word: string) =>
    Array.from({ length: 70 }, (_, at) => `${at + 1}번째 ${word} 이야기를 적었다.`).join(" ");

  it("머리글이 판정을 바꾸지 않으면 0이고, 대목은 글 안에서와 같다", () => {
    const rows = Array.from({ length: 20 }, (_, at) => rowOf(long(at % 2 === 0 ? "기계" : "사람")));
    const { passageStays, ...headers } = measureHeaders(rows, detector);
    expect(headers).toEqual({ texts: 20, verdictChanged: 0, largestDifference: 0, meanDifference: 0 });
    expect(passageStays.of).toBe(rows.filter(({ prepared }) => prepared.prose.length >= 1200).length);
    expect(passageStays.value).toBe(passageStays.of === 0 ? 0 : 1);
  });

  it("글이 없으면 0이다", () => {
    expect(measureHeaders([], detector)).toMatchObject({ texts: 0, meanDifference: 0, passageStays: { of: 0 } });
  });
});
