import { readFileSync } from "node:fs";
import { createDetector } from "@geulgyeol/engine";
import { readCoWritten } from "../corpus/read-cowritten.ts";
import { judgeRows, ofLabel } from "./judged-rows.ts";
import { measureAccuracy } from "./measure-accuracy.ts";
import { measureAttacks } from "./measure-attacks.ts";
import { isOutdated, measureDomains } from "./measure-domains.ts";
import { measureExcerpts } from "./measure-excerpts.ts";
import { measureHeaders } from "./measure-headers.ts";
import { measureHeldOut } from "./measure-held-out.ts";
import { measureLeaks } from "./measure-leaks.ts";
import { measureMixed } from "./measure-mixed.ts";
import { measureOutcomes } from "./measure-outcomes.ts";
import { judgeCoWritten, measureTwoHands } from "./measure-two-hands.ts";
import { measureWords } from "./measure-words.ts";

/** An independent part of the evaluation. */
export interface PartJob {
  readonly part: "ko" | "en" | "ko leaks" | "en leaks";
  readonly corpus: string;
  /** Path of the model file. */
  readonly model: string;
}

export function measureKorean({ corpus, model }: PartJob) {
  const detector = createDetector(new Uint8Array(readFileSync(model)));
  const rows = judgeRows(corpus, "ko", detector);
  const coWritten = readCoWritten(corpus, "dev").map((row) => judgeCoWritten(row, detector));
  return {
    accuracy: measureAccuracy(rows),
    recentModel: recentModel(rows),
    heldOut: measureHeldOut(corpus, detector),
    twoHands: measureTwoHands(coWritten, rows),
    outcomes: measureOutcomes(rows, coWritten),
    headers: measureHeaders(rows, detector),
    mixed: measureMixed(rows, detector, 600),
    excerpts: measureExcerpts(rows, detector),
    words: measureWords(rows, detector),
    attacks: measureAttacks(rows, detector),
  };
}

export function measureEnglish({ corpus, model }: PartJob) {
  const detector = createDetector(new Uint8Array(readFileSync(model)));
  const rows = judgeRows(corpus, "en", detector, (row) => !isOutdated(row));
  return {
    accuracy: measureAccuracy(rows),
    domains: measureDomains(rows, corpus, detector, model),
    outcomes: measureOutcomes(rows, []),
    headers: measureHeaders(rows, detector),
    mixed: measureMixed(rows, detector, 300),
    excerpts: measureExcerpts(rows, detector),
    words: measureWords(rows, detector),
    attacks: measureAttacks(rows, detector),
  };
}

export function measurePart(job: PartJob) {
  switch (job.part) {
    case "ko":
      return measureKorean(job);
    case "en":
      return measureEnglish(job);
    case "ko leaks":
      return measureLeaks(job.corpus, "ko");
    case "en leaks":
      return measureLeaks(job.corpus, "en");
  }
}

function recentModel(rows: ReturnType<typeof judgeRows>) {
  const own = rows.filter(({ row }) => row.label === 0 || row.file === "dev_ai_own_2026");
  const { auroc, truePositivesAtOnePercent } = measureAccuracy(own);
  return { texts: ofLabel(own, 1).length, auroc, truePositivesAtOnePercent };
}
