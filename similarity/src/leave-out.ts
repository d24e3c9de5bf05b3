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
/** Texts are numbered below this in one number with a hash of 32 bits. */
const TEXT_NUMBERS = 2 ** 20;

/** Leaves out what stands in a question, so that words which everybody was given count for nobody. */
export function leaveOutQuestions(texts: readonly Units[], questions: readonly string[]): void {
  const asked = new Set<number>();
  for (const question of questions) {
    for (const hash of gramHashes(withoutMarks(readUnits(question)), FINGERPRINT_UNITS)) asked.add(hash);
  }
  asked.delete(NO_GRAM);
  if (asked.size === 0) return;
  for (const units of texts) leaveOutGrams(units, (hash) => asked.has(hash), "question", QUESTION_GAP);
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
  const perText = hashes.map((all) => new Set(all));
  const common = gramsInMoreTexts(perText, most);
  for (const units of texts) leaveOutGrams(units, (hash) => common.has(hash), "common", 0);
  return longRuns(texts, hashes, common).flatMap((run) => {
    const middle = hashes[run.text]?.[(run.from + run.to) >> 1] ?? NO_GRAM;
    if (!common.delete(middle)) return [];
    for (let i = run.from; i < run.to; i++) common.delete(hashes[run.text]?.[i] ?? NO_GRAM);
    const units = texts[run.text];
    const last = run.to + FINGERPRINT_UNITS - 2;
    return [
      {
        text: run.text,
        range: { start: units?.starts[run.from] ?? 0, end: units?.ends[last] ?? 0 },
        holders: perText.flatMap((all, number) => (all.has(middle) ? [number] : [])),
      },
    ];
  });
}

/** Runs of common grams that are as long as a passage, longest first. */
function longRuns(texts: readonly Units[], hashes: readonly Float64Array[], common: ReadonlySet<number>) {
  const runs: { readonly text: number; readonly from: number; readonly to: number }[] = [];
  for (let text = 0; text < texts.length; text++) {
    const own = hashes[text] ?? new Float64Array(0);
    let from = 0;
    for (let i = 0; i <= own.length; i++) {
      if (i < own.length && common.has(own[i] ?? NO_GRAM)) continue;
      if (i - from + FINGERPRINT_UNITS - 1 >= PASSAGE_UNITS && i > from) runs.push({ text, from, to: i });
      from = i + 1;
    }
  }
  return runs.sort((a, b) => b.to - b.from - (a.to - a.from) || a.text - b.text || a.from - b.from);
}

function gramsInMoreTexts(perText: readonly ReadonlySet<number>[], most: number): Set<number> {
  const keys = new Float64Array(perText.reduce((sum, hashes) => sum + hashes.size, 0));
  let at = 0;
  for (const [number, hashes] of perText.entries()) {
    for (const hash of hashes) keys[at++] = hash === NO_GRAM ? NO_GRAM : hash * TEXT_NUMBERS + number;
  }
  keys.sort();
  const common = new Set<number>();
  let count = 0;
  let before = NO_GRAM;
  for (const key of keys) {
    if (key === NO_GRAM) continue;
    const hash = Math.floor(key / TEXT_NUMBERS);
    count = hash === before ? count + 1 : 1;
    before = hash;
    if (count > most) common.add(hash);
  }
  return common;
}

function leaveOutGrams(units: Units, has: (hash: number) => boolean, reason: LeftOutReason, gap: number): void {
  let end = Number.NEGATIVE_INFINITY;
  const hashes = gramHashes(units, FINGERPRINT_UNITS);
  for (const [i, hash] of hashes.entries()) {
    if (hash === NO_GRAM || !has(hash)) continue;
    const from = i - end <= gap ? end : i;
    for (let k = Math.max(from, 0); k < i + FINGERPRINT_UNITS; k++) units.leftOut[k] ??= reason;
    end = i + FINGERPRINT_UNITS;
  }
}
