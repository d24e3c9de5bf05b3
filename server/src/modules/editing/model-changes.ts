import type { EditChange } from "@geulgyeol/contract";
import { diffArrays } from "diff";

/**
 * Words that may come and go before two texts are taken for wholly different; the search takes time with its square, some
 * 0.2 s here.
 */
const MOST_EDITS = 1_000;

/**
 * The changes that make `after` of `before`, word by word: in order, without overlap, and with all of them `before` becomes
 * `after`. Changes with nothing but blanks between them are one.
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
      // Shown apart, two neighbouring words would be two decisions about one.
      last.to += text.length;
      last.after += text;
    }
    at += text.length;
  }
  return changes.map((one) => change(before, trimmed(before, one)));
}

/** Takes off the ends what is the same on both sides, so that no change ends in a blank that stays. */
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

/** Words and the blanks between them, each by itself. */
function wordsOf(text: string): string[] {
  return text.match(/\n|[^\S\n]+|\S+/g) ?? [];
}
