import type { HistoryEntry } from "@geulgyeol/contract";
import { foldText } from "./search-keys.ts";

/** Characters of context on each side of a match. */
const AROUND = 30;
/** UTF-16 units sufficient for that many characters. */
const ENOUGH = 4 * AROUND;

/** Position of a folded query in a text, in its original form with some context; null if not found. */
export function findExcerpt(text: string, foldedQuery: string): HistoryEntry["excerpt"] {
  if (foldedQuery === "") return null;
  const composed = text.normalize("NFC");
  const found = foldText(composed).indexOf(foldedQuery);
  if (found < 0) return null;
  const from = passOver(composed, 0, found);
  const start = from.holds > 0 ? from.at - from.length : skipBlanks(composed, from.at);
  const end = passOver(composed, from.at, foldedQuery.length - from.holds).at;
  const before = [...composed.slice(Math.max(0, start - ENOUGH), start)];
  const after = [...composed.slice(end, end + ENOUGH)];
  return {
    before: oneLine(`${before.length > AROUND ? "…" : ""}${before.slice(-AROUND).join("")}`).trimStart(),
    match: oneLine(composed.slice(start, end)),
    after: oneLine(`${after.slice(0, AROUND).join("")}${after.length > AROUND ? "…" : ""}`).trimEnd(),
  };
}

/**
 * Skips the characters that fold to `units` UTF-16 units. If the last one folds to more, `holds` is the number of its
 * remaining units, and `length` its length.
 */
function passOver(text: string, from: number, units: number): { at: number; holds: number; length: number } {
  let at = from;
  let length = 0;
  let left = units;
  while (left > 0 && at < text.length) {
    const unit = text.charCodeAt(at);
    // Most letters fold to one unit; only others are computed.
    const isPlain = (unit > 0x20 && unit < 0x7f) || (unit >= 0xac00 && unit <= 0xd7a3);
    const character = isPlain ? "" : String.fromCodePoint(text.codePointAt(at) ?? 0);
    length = isPlain ? 1 : character.length;
    left -= isPlain ? 1 : foldText(character).length;
    at += length;
  }
  return { at, holds: -left, length };
}

function skipBlanks(text: string, from: number): number {
  const blank = /^[\s\p{Cc}]*/u.exec(text.slice(from, from + ENOUGH))?.[0] ?? "";
  return from + blank.length;
}

const oneLine = (text: string) => text.replace(/\s+/gu, " ");
