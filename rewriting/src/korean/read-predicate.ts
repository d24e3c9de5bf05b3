import type { LastWord } from "./last-word.ts";
import type { Reading } from "./predicate.ts";
import { readCasual } from "./read-casual.ts";
import { readFormal } from "./read-formal.ts";
import { readPlain } from "./read-plain.ts";
import { readPolite } from "./read-polite.ts";

/**
 * Reads the predicate at the end of a sentence. `text` has no final punctuation. "none" is a result too: sentences that
 * end in a noun, a connective ending or another language have no level.
 */
export function readPredicate(text: string, asks: boolean): Reading {
  const at = text.lastIndexOf(" ") + 1;
  const before = text.slice(0, Math.max(0, at - 1)).trimEnd();
  const wordBefore = before.slice(before.lastIndexOf(" ") + 1);
  const last: LastWord = { text, word: text.slice(at), at, before, wordBefore, asks };
  if (!/[가-힣]$/.test(last.word)) return "none";
  return readFormal(last) ?? readPolite(last) ?? readPlain(last) ?? readCasual(last) ?? "none";
}
