import type { Edit } from "./edit.ts";
import type { EditableText } from "./editable-text.ts";

/** Numbers (with thousands separators and decimals), Latin words, and the characters of links, quotations and code. */
const FIXED = /\d+(?:[.,]\d+)*|[A-Za-z\u00c0-\u024f]+|[@#%‰℃$€₩¥]|["“”‘’`「」『』《》〈〉]/g;

/** Negations. 뿐만 아니라 means "besides" and is excluded. */
const NEGATION =
  /(?<=^|\s)(?:안|못)(?=\s)|않|없|못[하해했합한할함]|아니(?!라도)|아닌|아닐|아님|아닙|아녜|지 (?:마|말|맙|만|맘)|지(?:는|도)? 안(?=[고는은다습았아으을던기지])|불가능|불가[하한합해했할함]/g;
const BESIDES = /뿐(?:만)? 아니라/g;

/** Markers that open a list item; only rules that declare it may drop them. */
const MARKER = /^[ \t]*(?:\(?\d{1,2}[.)]|[-*•·])[ \t]+/gm;

/** Everything in a text that an edit must preserve, in order. */
function fixedParts(text: string, dropsMarkers: boolean): string {
  const read = dropsMarkers ? text.replace(MARKER, "") : text;
  return (read.match(FIXED) ?? []).join("|");
}

/** Negating words. */
export function countNegations(text: string): number {
  return (text.replace(BESIDES, "뿐더러").match(NEGATION) ?? []).length;
}

/** Whether two texts agree in numbers, Latin words, quotation marks and the count of negations. */
export function keepsMeaning(before: string, after: string, dropsMarkers = false): boolean {
  return (
    fixedParts(before, dropsMarkers) === fixedParts(after, dropsMarkers) &&
    countNegations(before) === countNegations(after)
  );
}

/** Widens a range to whole words, and by one word on either side, to include a negation before the edit. */
function surroundings(text: string, edit: Edit): readonly [number, number] {
  let from = edit.from;
  let to = edit.to;
  for (let words = 0; from > 0 && words < 2; from--) if (/\s/.test(text.charAt(from - 1))) words++;
  for (let words = 0; to < text.length && words < 2; to++) if (/\s/.test(text.charAt(to))) words++;
  return [from, to];
}

/** Whether an edit does not touch protected parts and preserves numbers, Latin words, quotation marks and negations. */
export function checkInvariants(view: EditableText, edit: Edit, dropsMarkers = false): boolean {
  const { text } = view;
  // An insertion at the edge of a quotation is allowed, but not inside it.
  if (edit.from < edit.to ? view.isProtected(edit.from, edit.to) : view.isProtected(edit.from - 1, edit.from + 1))
    return false;
  const [from, to] = surroundings(text, edit);
  const before = text.slice(from, to);
  const after = text.slice(from, edit.from) + edit.text + text.slice(edit.to, to);
  return keepsMeaning(before, after, dropsMarkers);
}
