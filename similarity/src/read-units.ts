import { prepareText } from "@geulgyeol/engine/text";
import { findQuotations } from "./find-quotations.ts";
import type { LeftOutReason, TextRange } from "./text-parts.ts";

/**
 * A text as a row of units. A unit is one Hangul syllable or other letter, or up to three letters of a Latin word or
 * number, so that a unit says about as much in either script. Spaces, punctuation, case and the form of a character are
 * gone; every unit knows its place in the text as given.
 */
export interface Units {
  readonly length: number;
  readonly codes: Uint32Array;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** Letters and digits of a unit. */
  readonly letters: Uint8Array;
  /** Number of the word that a unit stands in. */
  readonly words: Uint32Array;
  /** Units left out hold a reason and take part in nothing; the others hold null. */
  readonly leftOut: (LeftOutReason | null)[];
  /** Ranges that have no units, since the engine takes them for no running prose. */
  readonly noProse: ReturnType<typeof prepareText>["excluded"];
}

const LETTER = /^[\p{L}\p{N}]$/u;
const LATIN = /^[\p{Script=Latin}\p{N}]$/u;
const LATIN_LETTERS = 3;

/** Reads the units of a text; what stands in quotation marks is left out. */
export function readUnits(text: string): Units {
  const prepared = prepareText(text);
  const codes: number[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const letters: number[] = [];
  const words: number[] = [];
  const { prose, offsets } = prepared;
  for (const [number, word] of prepared.words.entries()) {
    let open = false;
    const first = codes.length;
    for (let i = word.proseStart; i < word.proseEnd; ) {
      const character = String.fromCodePoint(prose.codePointAt(i) ?? 0);
      const start = offsets[i] ?? 0;
      i += character.length;
      if (!LETTER.test(character)) continue;
      const code = character.toLowerCase().codePointAt(0) ?? 0;
      const end = Math.max(start + 1, i < word.proseEnd ? (offsets[i] ?? 0) : word.end);
      const latin = LATIN.test(character);
      const last = codes.length - 1;
      if (latin && open && (letters[last] ?? 0) < LATIN_LETTERS) {
        codes[last] = (Math.imul(codes[last] ?? 0, 0x01000193) ^ code) >>> 0;
        ends[last] = end;
        letters[last] = (letters[last] ?? 0) + 1;
      } else {
        codes.push(code);
        starts.push(start);
        ends.push(end);
        letters.push(1);
        words.push(number);
      }
      open = latin;
    }
    // The marks around a word belong to its first and last unit.
    if (codes.length > first) {
      starts[first] = Math.min(word.start, starts[first] ?? 0);
      ends[codes.length - 1] = Math.max(word.end, ends[codes.length - 1] ?? 0);
    }
  }
  const units: Units = {
    length: codes.length,
    codes: Uint32Array.from(codes),
    starts: Uint32Array.from(starts),
    ends: Uint32Array.from(ends),
    letters: Uint8Array.from(letters),
    words: Uint32Array.from(words),
    leftOut: new Array<LeftOutReason | null>(codes.length).fill(null),
    noProse: prepared.excluded,
  };
  leaveOutRanges(units, findQuotations(text), "quotation");
  return units;
}

function leaveOutRanges(units: Units, ranges: readonly TextRange[], reason: LeftOutReason): void {
  for (const { start, end } of ranges) {
    for (let i = firstFrom(units.starts, start); i < units.length && (units.starts[i] ?? 0) < end; i++) {
      units.leftOut[i] = reason;
    }
  }
}

/** Index of the first value that is not below `least`, in ascending values. */
function firstFrom(values: Uint32Array, least: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
