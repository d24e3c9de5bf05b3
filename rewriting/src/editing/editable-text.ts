import { listMarkerLength, splitSentences } from "@geulgyeol/engine/text";
import type { Level } from "../korean/predicate.ts";
import { readPredicate } from "../korean/read-predicate.ts";
import { findProtected } from "./find-protected.ts";
import { evenOut, findWordsEnd } from "./find-words-end.ts";

/** A sentence of the text; ranges are half-open, in UTF-16 units. */
export interface SentenceRange {
  readonly from: number;
  readonly to: number;
  /** End of the words, where the final punctuation begins. */
  readonly wordsTo: number;
  readonly asks: boolean;
  /** Whether it is the first sentence of its line. */
  readonly opensLine: boolean;
}

/**
 * A run of this many characters without a space is not a sentence, and word patterns take quadratic time on it. Rules
 * see a placeholder for each of its characters and may not change it.
 */
const ENDLESS = /\S{120,}/g;
const STAND_IN = "\ufffc";

/** Input of a rule: the text (endless runs masked), its protected ranges, and its sentences, computed on demand. */
export interface EditableText {
  readonly text: string;
  readonly isProtected: (from: number, to: number) => boolean;
  readonly sentences: readonly SentenceRange[];
  /** The level of most sentence endings, null if none can be read. */
  readonly level: Level | null;
}

export function readEditableText(given: string): EditableText {
  const text = given.replace(ENDLESS, (run) => STAND_IN.repeat(run.length));
  const protectedUnits = findProtected(text);
  for (const { index, 0: run } of given.matchAll(ENDLESS)) protectedUnits.fill(1, index, index + run.length);
  let sentences: readonly SentenceRange[] | null = null;
  let level: Level | null | undefined;
  const view: EditableText = {
    text,
    isProtected: (from, to) => {
      for (let i = from; i < to; i++) if (protectedUnits[i] === 1) return true;
      return false;
    },
    get sentences() {
      sentences ??= findSentences(text);
      return sentences;
    },
    get level() {
      level ??= commonLevel(view);
      return level;
    },
  };
  return view;
}

function findSentences(text: string): SentenceRange[] {
  const ranges: SentenceRange[] = [];
  const even = evenOut(text);
  let lineStart = 0;
  for (const line of even.split("\n")) {
    const skipped = line.length - line.trimStart().length;
    const marker = listMarkerLength(line.slice(skipped));
    const body = line.slice(skipped + marker);
    let opensLine = true;
    for (const span of splitSentences(body)) {
      const from = lineStart + skipped + marker + span.start;
      const to = lineStart + skipped + marker + span.end;
      const wordsTo = findWordsEnd(text, from, to);
      ranges.push({ from, to, wordsTo, asks: /[?？]/.test(text.slice(wordsTo, to)), opensLine });
      opensLine = false;
    }
    lineStart += line.length + 1;
  }
  return ranges;
}

function commonLevel(view: EditableText): Level | null {
  const counts = new Map<Level, number>();
  for (const { from, wordsTo, asks } of view.sentences) {
    if (wordsTo <= from) continue;
    const predicate = readPredicate(view.text.slice(from, wordsTo), asks);
    if (typeof predicate === "string") continue;
    counts.set(predicate.level, (counts.get(predicate.level) ?? 0) + 1);
  }
  let best: Level | null = null;
  for (const [level, count] of counts) if (count > (best === null ? 0 : (counts.get(best) ?? 0))) best = level;
  return best;
}
