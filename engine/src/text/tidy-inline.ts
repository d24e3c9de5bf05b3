import { excludeLongQuotations } from "./exclude-long-quotations.ts";
import { leadingHeader, trailingSignature } from "./leading-header.ts";
import { listMarkerLength } from "./list-marker.ts";
import { applyEdits, type Edit, type MappedText } from "./mapped-text.ts";
import { maskAddresses } from "./mask-addresses.ts";
import type { ExcludedRange } from "./prepared-text.ts";
import { type InlineEdit, stripInlineMarkup } from "./strip-inline-markup.ts";

/** Maximum rounds; a text that still changes then was built to be stripped endlessly and loses its marks. */
const MOST_ROUNDS = 6;

/** More headers and signatures than this one after another are prose. */
const MOST_PEELED = 6;

/**
 * Converts joined prose to the form of the corpora: no markup, URLs or list markers, addresses masked, plain quotes,
 * single spaces, no header or signature. Idempotent. Excluded ranges are added to `excluded`.
 */
export function tidyInline(mapped: MappedText, excluded: ExcludedRange[]): MappedText {
  for (const mostPeeled of [MOST_PEELED, 0]) {
    const own: ExcludedRange[] = [];
    const text = tidyPeeling(mapped, own, mostPeeled);
    if (text === null) continue;
    for (const range of own) excluded.push(range);
    return text;
  }
  return mapped;
}

/** `tidyInline` that takes away headers and signatures up to a number; null if there are more; 0 removes none. */
function tidyPeeling(mapped: MappedText, excluded: ExcludedRange[], mostPeeled: number): MappedText | null {
  const record = (text: MappedText, edits: readonly InlineEdit[]) => {
    for (const edit of edits) {
      if (edit.reason === null) continue;
      const start = text.starts[edit.from] ?? 0;
      excluded.push({ start, end: text.ends[edit.to - 1] ?? start, reason: edit.reason });
    }
    return applyEdits(text, edits);
  };
  let text = record(mapped, excludeLongQuotations(mapped.text));
  text = applyEdits(text, plainQuotes(text.text));
  text = applyEdits(text, singleSpaces(text.text));
  let peeled = 0;
  for (let round = 0; ; round++) {
    const before = text;
    text = record(text, round < MOST_ROUNDS ? stripInlineMarkup(text.text) : marksOf(text.text));
    text = applyEdits(text, maskAddresses(text.text));
    text = applyEdits(text, singleSpaces(text.text));
    for (const formOf of mostPeeled === 0 ? [] : [leadingHeader, trailingSignature]) {
      const edits = formOf(text.text);
      peeled += edits.length;
      text = record(text, edits);
    }
    if (peeled > mostPeeled) return null;
    text = record(text, leadingMarker(text.text));
    if (text === before) return text;
  }
}

function leadingMarker(text: string): InlineEdit[] {
  const length = listMarkerLength(text);
  return length === 0 ? [] : [{ from: 0, to: length, text: "", reason: "list-marker" }];
}

function singleSpaces(text: string): Edit[] {
  const edits: Edit[] = [];
  const length = text.length;
  for (let i = 0; i < length; ) {
    if (!isSpace(text.charCodeAt(i))) {
      i++;
      continue;
    }
    const from = i;
    while (i < length && isSpace(text.charCodeAt(i))) i++;
    if (from === 0 || i === length) edits.push({ from, to: i, text: "" });
    else if (i - from > 1 || text.charCodeAt(from) !== 0x20) edits.push({ from, to: i, text: " " });
  }
  return edits;
}

function isSpace(c: number): boolean {
  return c === 0x20 || (c >= 0x09 && c <= 0x0d);
}

const MARKS = /[*`<>&[\]]+|:\/\/|www\./gi;

function marksOf(text: string): InlineEdit[] {
  return [...text.matchAll(MARKS)].map((m) => ({
    from: m.index,
    to: m.index + m[0].length,
    text: " ",
    reason: null,
  }));
}

const CURLY = /[\u2018-\u201f\u2024-\u2026\u2033\u275b-\u275e]/;
const EACH_CURLY = /[\u2018-\u201f\u2024-\u2026\u2033\u275b-\u275e]/g;

/** Typographic quotes and ellipses in the plain form of the corpora. */
function plainQuotes(text: string): Edit[] {
  if (!CURLY.test(text)) return [];
  const edits: Edit[] = [];
  for (const match of text.matchAll(EACH_CURLY)) {
    edits.push({ from: match.index, to: match.index + 1, text: plain(match[0].charCodeAt(0)) });
  }
  return edits;
}

function plain(c: number): string {
  if (c === 0x2024) return ".";
  if (c === 0x2025) return "..";
  if (c === 0x2026) return "...";
  if (c === 0x201c || c === 0x201d || c === 0x201e || c === 0x201f || c === 0x2033 || c >= 0x275d) return '"';
  return "'";
}
