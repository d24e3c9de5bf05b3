import { splitLines } from "./split-lines.ts";
import { splitSentences } from "./split-sentences.ts";

/** Half-open range of a text. */
export interface MaskedRange {
  readonly from: number;
  readonly to: number;
}

/** Letters and digits in a row that must be equal; shorter pieces are compared whole. */
const RUN = 6;
/** A line or sentence with this share of its letters in common runs repeats the question. */
const REPEATED = 0.8;
/** Letters below which two pieces may be equal by chance ("나는 학생이다."). */
const TOO_SHORT = 8;

/**
 * The lines and sentences of a text that repeat the question it answers, whole or nearly; ascending, without overlaps. A
 * sentence that only takes up words of the question stays. Nothing without a question. Linear in both.
 */
export function maskQuestion(text: string, question: string): MaskedRange[] {
  const asked = lettersOf(question);
  if (asked.length < TOO_SHORT) return [];
  const runs = new Set<string>();
  for (let at = 0; at + RUN <= asked.length; at++) runs.add(asked.slice(at, at + RUN));
  const repeats = (piece: string) => {
    const letters = lettersOf(piece);
    return letters.length >= TOO_SHORT && commonShare(letters, runs) >= REPEATED;
  };
  const masked: MaskedRange[] = [];
  for (const line of splitLines(text)) {
    if (repeats(line.text)) masked.push({ from: line.from, to: line.to });
    else {
      for (const { start, end } of splitSentences(line.text)) {
        if (repeats(line.text.slice(start, end))) masked.push({ from: line.from + start, to: line.from + end });
      }
    }
  }
  return masked;
}

/** Share of the letters that lie in a run of the question. */
function commonShare(letters: string, runs: ReadonlySet<string>): number {
  let common = 0;
  let counted = 0;
  for (let at = 0; at + RUN <= letters.length; at++) {
    if (!runs.has(letters.slice(at, at + RUN))) continue;
    common += at + RUN - Math.max(counted, at);
    counted = at + RUN;
  }
  return common / letters.length;
}

/** Letters and digits only, in lower case: spaces, marks and numbering differ between copies of a question. */
function lettersOf(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}
