import type { CharacterLook, HangulLooks, ParagraphLook } from "../hangul/looks.ts";
import { clampLevel } from "../text/list-counter.ts";
import { readRecords, TAG } from "./read-records.ts";

const HEADS: readonly ParagraphLook["head"][] = ["none", "outline", "number", "bullet"];
/** Colours are stored as 0x00BBGGRR; all ones mean none. */
const NO_COLOUR = 0xffffffff;

function colourAt(data: DataView, at: number): number | null {
  const value = data.getUint32(at, true);
  if (value === NO_COLOUR) return null;
  return ((value & 0xff) << 16) | (value & 0xff00) | ((value >>> 16) & 0xff);
}

/**
 * Formatting from the stream DocInfo. Records of older versions may be shorter than current ones; missing values stay
 * unknown. Throws FILE_BROKEN if the records do not fit the stream.
 */
export function readDocInfo(bytes: Uint8Array): HangulLooks {
  const characters = new Map<number, CharacterLook>();
  const paragraphs = new Map<number, ParagraphLook>();
  const fills = new Map<number, number>();
  let borderFills = 0;
  for (const { tag, data } of readRecords(bytes)) {
    const length = data.byteLength;
    if (tag === TAG.charShape) {
      characters.set(characters.size, {
        points: length >= 46 ? data.getInt32(42, true) / 100 : 10,
        colour: length >= 56 ? colourAt(data, 52) : null,
        shade: length >= 64 ? colourAt(data, 60) : null,
        fill: length >= 70 ? data.getUint16(68, true) : null,
      });
    } else if (tag === TAG.paraShape) {
      const attributes = length >= 4 ? data.getUint32(0, true) : 0;
      paragraphs.set(paragraphs.size, {
        head: HEADS[(attributes >>> 23) & 3] ?? "none",
        level: clampLevel((attributes >>> 25) & 7),
        list: length >= 32 ? data.getUint16(30, true) : 0,
        fill: length >= 34 ? data.getUint16(32, true) : null,
      });
    } else if (tag === TAG.borderFill) {
      // Border fills are counted from 1. The lowest bit of the fill kind means a plain colour.
      borderFills++;
      const colour = length >= 40 && data.getUint32(32, true) & 1 ? colourAt(data, 36) : null;
      if (colour !== null) fills.set(borderFills, colour);
    }
  }
  return { characters, paragraphs, fills };
}
