import type { Detector } from "@geulgyeol/engine";
import { cropVariant } from "../corpus/variants.ts";
import { seededRandom } from "../learners/seeded-random.ts";
import { proportion } from "../measures/wilson.ts";
import { withFrame } from "./headers.ts";
import { type JudgedRow, reportOf } from "./judged-rows.ts";

/** Texts that get a header, spread evenly over the rows. */
const TEXTS = 500;
/** Passages are taken from texts with at least this many characters of prose. */
const LONG_TEXT = 1200;
const PASSAGE = 400;
/** Side of a probability: on or above it AI, below it human. */
const MIDDLE = 0.5;

/** How far headers and signatures move a judgement, and how often a passage alone is judged as inside its text. */
export function measureHeaders(rows: readonly JudgedRow[], detector: Detector) {
  const chosen = spread(rows, TEXTS);
  let verdictChanged = 0;
  let largestDifference = 0;
  let sum = 0;
  chosen.forEach(({ row, report }, at) => {
    const framed = reportOf(detector, withFrame(row.text, row.language, at));
    const difference = Math.abs(framed.aiProbability - report.aiProbability);
    if (framed.verdict !== report.verdict) verdictChanged++;
    largestDifference = Math.max(largestDifference, difference);
    sum += difference;
  });
  return {
    texts: chosen.length,
    verdictChanged,
    largestDifference,
    meanDifference: chosen.length === 0 ? 0 : sum / chosen.length,
    passageStays: measurePassages(rows, detector),
  };
}

/** Share of passages that are on the same side alone as by their sentences inside the text. */
function measurePassages(rows: readonly JudgedRow[], detector: Detector) {
  const long = spread(
    rows.filter(({ prepared }) => prepared.prose.length >= LONG_TEXT),
    TEXTS,
  );
  const random = seededRandom(PASSAGE);
  let stays = 0;
  let count = 0;
  long.forEach((judged, at) => {
    const passage = cropVariant(long, at, PASSAGE, random)?.text;
    if (passage === undefined) return;
    const alone = detector.analyse(passage);
    if (alone.kind === "refusal") return;
    const inside = probabilityInside(judged, passage);
    if (inside === null) return;
    count++;
    if (alone.report.aiProbability >= MIDDLE === inside >= MIDDLE) stays++;
  });
  return proportion(stays, count);
}

/** Mean probability of a passage's sentences in the report on the whole text, weighted by their lengths; null without any. */
function probabilityInside({ prepared, report }: JudgedRow, passage: string): number | null {
  const from = prepared.prose.indexOf(passage);
  const to = from + passage.length;
  let weighted = 0;
  let length = 0;
  for (const { index, proseStart, proseEnd, excluded } of prepared.sentences) {
    if (excluded !== null || proseStart < from || proseEnd > to) continue;
    weighted += (report.sentences[index]?.aiProbability ?? 0) * (proseEnd - proseStart);
    length += proseEnd - proseStart;
  }
  return length === 0 ? null : weighted / length;
}

/** At most `most` of the rows at even distances, always the same ones. */
function spread<T>(rows: readonly T[], most: number): T[] {
  const size = Math.min(most, rows.length);
  return Array.from({ length: size }, (_, at) => rows[Math.floor((at * rows.length) / size)] as T);
}
