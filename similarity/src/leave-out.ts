import { hashesInMoreTexts } from "./gram-counts.ts";
import { gramHashes, NO_GRAM } from "./grams.ts";
import { COMMON_SHARE, COMMON_TEXTS, FINGERPRINT_UNITS, PASSAGE_UNITS } from "./parameters.ts";
import { readUnits, type Units } from "./read-units.ts";
import type { LeftOutReason, TextRange } from "./text-parts.ts";

/** A long passage that many of the texts have, as it stands in one of them. */
export interface CommonPassage {
  readonly text: number;
  readonly range: TextRange;
  /** The texts that have it. */
  readonly holders: readonly number[];
}

/** Units between two parts of the question that are left out with them: an ending changed while copying it. */
const QUESTION_GAP = 3;
/** Common passages that are told. */
const COMMON_TOLD = 20;
const NONE = new Float64Array(0);

/** Leaves out what stands in a question, so that words which everybody was given count for nobody. */
export function leaveOutQuestions(texts: readonly Units[], questions: readonly string[]): void {
  const asked = new Set<number>();
  for (const question of questions) {
    for (const hash of gramHashes(withoutMarks(readUnits(question)), FINGERPRINT_UNITS)) asked.add(hash);
  }
  asked.delete(NO_GRAM);
  if (asked.size === 0) return;
  for (const units of texts) {
    leaveOutGrams(units, gramHashes(units, FINGERPRINT_UNITS), asked, "question", QUESTION_GAP);
  }
}

/** A question quotes what it asks about, and that too was given. */
function withoutMarks(units: Units): Units {
  return { ...units, leftOut: units.leftOut.map(() => null) };
}

/**
 * Leaves out phrases that so many of the texts have that they tell nothing of any two of them. Returns the long ones with
 * the texts that have them, longest first, since a whole class may also have copied.
 */
export function leaveOutCommon(texts: readonly Units[]): CommonPassage[] {
  const most = Math.max(COMMON_TEXTS, Math.floor(texts.length * COMMON_SHARE));
  if (texts.length <= most) return [];
  const hashes = texts.map((units) => gramHashes(units, FINGERPRINT_UNITS));
  const common = hashesInMoreTexts(hashes, most);
  if (common.size === 0) return [];
  for (const [number, units] of texts.entries()) leaveOutGrams(units, hashes[number] ?? NONE, common, "common", 0);
  const found = longRuns(texts, hashes, common).flatMap((run) => {
    const middle = hashes[run.text]?.[(run.from + run.to) >> 1] ?? NO_GRAM;
    if (!common.delete(middle)) return [];
    for (let i = run.from; i < run.to; i++) common.delete(hashes[run.text]?.[i] ?? NO_GRAM);
    const units = texts[run.text];
    const last = run.to + FINGERPRINT_UNITS - 2;
    return [
      {
        text: run.text,
        range: { start: units?.starts[run.from] ?? 0, end: units?.ends[last] ?? 0 },
        holders: hashes.flatMap((all, number) => (all.includes(middle) ? [number] : [])),
      },
    ];
  });
  return found.slice(0, COMMON_TOLD);
}

/** Runs of common grams that are as long as a passage, longest first. */
function longRuns(texts: readonly Units[], hashes: readonly Float64Array[], common: ReadonlySet<number>) {
  const runs: { readonly text: number; readonly from: number; readonly to: number }[] = [];
  for (let text = 0; text < texts.length; text++) {
    const own = hashes[text] ?? NONE;
    let from = 0;
    for (let i = 0; i <= own.length; i++) {
      if (i < own.length && common.has(own[i] ?? NO_GRAM)) continue;
      if (i - from + FINGERPRINT_UNITS - 1 >= PASSAGE_UNITS && i > from) runs.push({ text, from, to: i });
      from = i + 1;
    }
  }
  return runs.sort((a, b) => b.to - b.from - (a.to - a.from) || a.text - b.text || a.from - b.from);
}

function leaveOutGrams(
  units: Units,
  hashes: Float64Array,
  grams: ReadonlySet<number>,
  reason: LeftOutReason,
  gap: number,
): void {
  let end = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < hashes.length; i++) {
    if (!grams.has(hashes[i] ?? NO_GRAM)) continue;
    const from = i - end <= gap ? end : i;
    for (let k = Math.max(from, 0); k < i + FINGERPRINT_UNITS; k++) units.leftOut[k] ??= reason;
    end = i + FINGERPRINT_UNITS;
  }
}
