import type { EditChange } from "@geulgyeol/contract";
import { diffArrays } from "diff";

/**
 * Maximum inserted and deleted words before two texts count as completely different; the search is quadratic in it,
 * some 0.2 s here.
 */
const MOST_EDITS = 1_000;

/**
 * The changes from `before` to `after`, word by word, in order and without overlap. Changes separated only by blanks
 * are joined.
 */
export function modelChanges(before: string, after: string): EditChange[] {
  if (before === after) return [];
  const parts = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MOST_EDITS });
  if (parts === undefined) return [change(before, { from: 0, to: before.length, after })];
  const changes: { from: number; to: number; after: string }[] = [];
  let at = 0;
  for (const { value, added, removed } of parts) {
    const text = value.join("");
    const last = changes.at(-1);
    if (added) {
      if (last !== undefined && last.to === at) last.after += text;
      else changes.push({ from: at, to: at, after: text });
      continue;
    }
    if (removed) {
      if (last !== undefined && last.to === at) last.to += text.length;
      else changes.push({ from: at, to: at + text.length, after: "" });
    } else if (last !== undefined && last.to === at && /^[^\S\n]+$/.test(text)) {
      // As separate changes, two neighbouring words would need two decisions.
      last.to += text.length;
      last.after += text;
    }
    at += text.length;
  }
  return changes.map((one) => change(before, trimmed(before, one)));
}

/** Removes the common beginning and end, so that no change ends in an unchanged blank. */
function trimmed(before: string, { from, to, after }: { from: number; to: number; after: string }) {
  let [start, end, text] = [from, to, after];
  while (start < end && text !== "" && /\s/.test(text[0] as string) && before[start] === text[0]) {
    start++;
    text = text.slice(1);
  }
  while (end > start && text !== "" && /\s/.test(text.at(-1) as string) && before[end - 1] === text.at(-1)) {
    end--;
    text = text.slice(0, -1);
  }
  return { from: start, to: end, after: text };
}

function change(before: string, { from, to, after }: { from: number; to: number; after: string }): EditChange {
  return { from, to, before: before.slice(from, to), after, rule: "language-model", reason: "" };
}

/** Words and the blanks between them, separately. */
function wordsOf(text: string): string[] {
  return text.match(/\n|[^\S\n]+|\S+/g) ?? [];
}
