import type { AnalysisResult } from "@geulgyeol/contract";
import { diffArrays, diffWordsWithSpace } from "diff";

type Sentence = Pick<AnalysisResult["sentences"][number], "index" | "text" | "aiProbability" | "excluded">;

/** A part of a changed sentence on one side. */
export interface Piece {
  readonly text: string;
  readonly isChanged: boolean;
}

/** One line of the comparison: a sentence on one side or both. */
export interface ComparedLine {
  readonly kind: "same" | "changed" | "removed" | "added";
  readonly before: Sentence | null;
  readonly after: Sentence | null;
  /** The changed parts of the sentence; all of it if it is on one side only. */
  readonly beforePieces: readonly Piece[];
  readonly afterPieces: readonly Piece[];
}

/** Sentences that share at least this part of their words are versions of one. */
const KINSHIP = 0.4;

/**
 * Two versions of a text, sentence by sentence in order. A removed and an added sentence with enough in common count as
 * one changed sentence.
 */
export function compareSentences(before: readonly Sentence[], after: readonly Sentence[]): ComparedLine[] {
  const changes = diffArrays([...before], [...after], { comparator: (a, b) => oneLine(a.text) === oneLine(b.text) });
  const lines: ComparedLine[] = [];
  let [left, right] = [0, 0];
  for (let at = 0; at < changes.length; at++) {
    const { added, removed, count } = changes[at] ?? { added: false, removed: false, count: 0 };
    if (!added && !removed) {
      for (let n = 0; n < count; n++) lines.push(line("same", before[left++], after[right++]));
      continue;
    }
    const next = changes[at + 1];
    const pairs = next && (next.added || next.removed) && next.added !== added ? next.count : 0;
    if (pairs > 0) at++;
    const [gone, come] = removed ? [count, pairs] : [pairs, count];
    lines.push(...pairUp(before.slice(left, left + gone), after.slice(right, right + come)));
    left += gone;
    right += come;
  }
  return lines;
}

/** Within a differing section, each old sentence is paired with the next similar new one; order is kept. */
function pairUp(gone: readonly Sentence[], come: readonly Sentence[]): ComparedLine[] {
  const lines: ComparedLine[] = [];
  let next = 0;
  for (const before of gone) {
    const found = come.findIndex((after, at) => at >= next && isKin(before.text, after.text));
    if (found < 0) {
      lines.push(line("removed", before, undefined));
      continue;
    }
    for (; next < found; next++) lines.push(line("added", undefined, come[next]));
    lines.push(line("changed", before, come[next++]));
  }
  for (; next < come.length; next++) lines.push(line("added", undefined, come[next]));
  return lines;
}

function isKin(before: string, after: string): boolean {
  const [one, other] = [new Set(bigrams(before)), new Set(bigrams(after))];
  const shared = [...one].filter((bigram) => other.has(bigram)).length;
  return shared > 0 && shared / Math.min(one.size, other.size) >= KINSHIP;
}

function bigrams(text: string): string[] {
  const letters = text.replace(/\s+/g, "");
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2));
}

function line(kind: ComparedLine["kind"], before: Sentence | undefined, after: Sentence | undefined): ComparedLine {
  const sides = { kind, before: before ?? null, after: after ?? null };
  if (kind !== "changed" || !before || !after) {
    const whole = (side: Sentence | undefined) => (side ? [{ text: side.text, isChanged: false }] : []);
    return { ...sides, beforePieces: whole(before), afterPieces: whole(after) };
  }
  const words = diffWordsWithSpace(before.text, after.text);
  const side = (other: "added" | "removed", own: "added" | "removed") =>
    words.filter((word) => !word[other]).map((word) => ({ text: word.value, isChanged: word[own] === true }));
  return { ...sides, beforePieces: side("added", "removed"), afterPieces: side("removed", "added") };
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
