import type { HistoryEntry } from "@geulgyeol/contract";
import { foldText } from "./search-keys.ts";

/** Characters that are shown on each side of what was found. */
const AROUND = 30;
/** UTF-16 units that hold as many characters, whatever they are. */
const ENOUGH = 4 * AROUND;

/** Where a folded query stands in a text, as it is written there and with a little on both sides; null when it does not. */
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
 * Goes over as many characters as fold to `units` UTF-16 units. Where the last of them folds to more, `holds` says how many of
 * its units come after, and `length` how long it is.
 */
function passOver(text: string, from: number, units: number): { at: number; holds: number; length: number } {
  let at = from;
  let length = 0;
  let left = units;
  while (left > 0 && at < text.length) {
    const unit = text.charCodeAt(at);
    // Most letters by far fold to one unit; the rest is asked.
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
