import type { TextRange } from "./text-parts.ts";

/** A quotation that is shorter, without its marks, is a word in quotation marks; a longer one lacks its closing mark. */
const SHORTEST = 8;
const LONGEST = 1_500;

const OPENING = "“「『«";
const CLOSING = "”」』»";
const STRAIGHT = '"';

/** Passages between quotation marks of one paragraph. Straight marks are paired in turn where their number is even. */
export function findQuotations(text: string): TextRange[] {
  const found: TextRange[] = [];
  let start = 0;
  for (const paragraph of text.split("\n")) {
    found.push(...pairedMarks(paragraph, start), ...straightMarks(paragraph, start));
    start += paragraph.length + 1;
  }
  return found.filter(({ start: from, end }) => end - from - 2 >= SHORTEST && end - from - 2 <= LONGEST);
}

function pairedMarks(paragraph: string, offset: number): TextRange[] {
  const found: TextRange[] = [];
  let open = -1;
  let kind = -1;
  for (let i = 0; i < paragraph.length; i++) {
    const opening = OPENING.indexOf(paragraph.charAt(i));
    if (opening >= 0 && open < 0) {
      open = i;
      kind = opening;
    } else if (open >= 0 && CLOSING.indexOf(paragraph.charAt(i)) === kind) {
      found.push({ start: offset + open, end: offset + i + 1 });
      open = -1;
    }
  }
  return found;
}

function straightMarks(paragraph: string, offset: number): TextRange[] {
  const marks: number[] = [];
  for (let i = paragraph.indexOf(STRAIGHT); i >= 0; i = paragraph.indexOf(STRAIGHT, i + 1)) marks.push(i);
  if (marks.length % 2 === 1) return [];
  const found: TextRange[] = [];
  for (let k = 0; k + 1 < marks.length; k += 2) {
    found.push({ start: offset + (marks[k] ?? 0), end: offset + (marks[k + 1] ?? 0) + 1 });
  }
  return found;
}
