import type { AccuracyRecord } from "@geulgyeol/engine/accuracy-record";
import type { AppealRate, AppealRates } from "./appeal-facts.ts";

/** Lengths by their keys in the record. */
const LENGTHS: Readonly<Record<string, Pick<AppealRate, "from" | "below">>> = {
  "under 300": { from: 0, below: 300 },
  "300 to 599": { from: 300, below: 600 },
  "600 to 999": { from: 600, below: 1_000 },
  "1000 and more": { from: 1_000, below: null },
};

/** Of the accuracy record what an appeal says: Korean human texts that came out as AI texts, by length. */
export function ratesOf({ date, modelVersion, ko }: Pick<AccuracyRecord, "date" | "modelVersion" | "ko">): AppealRates {
  const byLength = ko.humansBy.length.flatMap(({ key, judgedAi }) => {
    const length = LENGTHS[key];
    return length === undefined || judgedAi.of === 0 ? [] : [{ ...length, wrong: judgedAi.count, texts: judgedAi.of }];
  });
  const { count: wrong, of: texts } = ko.humansJudgedAi;
  return { date, modelVersion, byLength, all: { wrong, texts } };
}
