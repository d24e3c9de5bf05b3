import { endsLikeSentence } from "./ends-like-sentence.ts";
import { isCodeLine, isFence, isRule, isTableRow } from "./line-forms.ts";
import type { LineKind } from "./line-kind.ts";
import { listMarkerLength } from "./list-marker.ts";
import { markReferences } from "./mark-references.ts";
import type { ExclusionReason } from "./prepared-text.ts";
import { isQuotedQuestion } from "./question-form.ts";
import type { Line } from "./split-lines.ts";
import { isHeadedParagraph, isTitleShaped, LATIN_PARAGRAPH, LONGEST_HEADING } from "./title-form.ts";

/** Longest label before a colon, Korean and Latin. */
const SHORT_LABEL = 20;
const LONG_LABEL = 30;
/** A list item below this length that does not end like a sentence is a fragment. */
const FRAGMENT = 32;
const LATIN_FRAGMENT = 40;
/** A paragraph in quotation marks from this length on is a quotation of another author. */
const QUOTED_PARAGRAPH = 120;
/** With more lines that open with a quotation mark than this, they are dialogue by the author. */
const MOST_QUOTED_LINES = 2;

const HANGUL = /[가-힣]/;
const LABEL = /^\*{0,3}([^:：.?!\n]{1,30}?)\*{0,3}\s?[:：]\*{0,3}\s+/;
const WHOLE_QUOTATION = /^["“«『「].*["”»』」]\.?$/s;
const BOLD_LINE = /^\*\*[^*]+\*\*:?$/;
const HASHTAGS = /^(?:#[^\s#]{1,30}\s*){2,}$/;

/** Classifies the lines of a multi-line text. Linear in the text. */
export function classifyLines(lines: readonly Line[]): LineKind[] {
  const kinds: LineKind[] = lines.map((line) => ({ reason: null, body: listMarkerLength(line.text) }));
  markFences(lines, kinds);
  markForms(lines, kinds);
  markReferences(lines, kinds);
  const poem = isMostlyShort(lines, kinds);
  const dialogue = lines.filter((line) => /^["“«『「]/.test(line.text)).length > MOST_QUOTED_LINES;
  for (let k = 0; k < lines.length; k++) {
    const line = lines[k];
    const kind = kinds[k];
    if (line === undefined || kind === undefined || kind.reason !== null) continue;
    kind.reason = reasonOf(line, kind, nextProse(lines, kinds, k), poem || !opensBlock(lines, k), dialogue);
    if (kind.reason === null) kind.body += labelLength(line.text.slice(kind.body), kind.body > 0);
  }
  return kinds;
}

function reasonOf(
  line: Line,
  kind: LineKind,
  next: Line | undefined,
  unlikely: boolean,
  dialogue: boolean,
): ExclusionReason | null {
  const text = line.text;
  if (/^#{1,6}\s/.test(text) || BOLD_LINE.test(text) || HASHTAGS.test(text)) return "heading";
  if (/^>/.test(text)) return "quotation";
  if (!dialogue && text.length >= QUOTED_PARAGRAPH && WHOLE_QUOTATION.test(text)) {
    if (!/["“”]/.test(text.slice(1, -2))) return "quotation";
  }
  if (isQuotedQuestion(text)) return "question";
  const body = text.slice(kind.body);
  const korean = HANGUL.test(body);
  const ended = endsLikeSentence(body.replace(/(?<!\*)\*+$/, ""));
  if (kind.body > 0 && !ended && body.length < (korean ? FRAGMENT : LATIN_FRAGMENT)) {
    return /^[#\d(]|^[ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ가-하]/.test(text) && isParagraph(next) ? "heading" : "list-marker";
  }
  if (ended) return null;
  if (
    /[:：]\*{0,2}$/.test(body) &&
    body.length <= (korean ? SHORT_LABEL : LONG_LABEL) &&
    !/[다요오음]\s?[:：]/.test(body)
  ) {
    return "heading";
  }
  const label = LABEL.exec(body);
  if (label !== null && body.length < LATIN_PARAGRAPH && label[0].length <= SHORT_LABEL) return "heading";
  if (unlikely || next === undefined || /[,،]$/.test(body)) return null;
  return isHeadedParagraph(next.text, body.length) && isTitleShaped(body) ? "heading" : null;
}

/** Length of a `label: ` before a sentence in a list item, or of a bold label anywhere; 0 if there is none. */
function labelLength(body: string, listed: boolean): number {
  if (!listed && !body.startsWith("**")) return 0;
  const label = LABEL.exec(body);
  if (label === null || body.length - label[0].length < 12) return 0;
  return label[0].length;
}

/** A heading follows a blank line or the end of a sentence, never a sentence that continues over the line break. */
function opensBlock(lines: readonly Line[], k: number): boolean {
  const before = lines[k - 1];
  return lines[k]?.afterBlank === true || before === undefined || endsLikeSentence(before.text);
}

function isParagraph(line: Line | undefined): line is Line {
  return line !== undefined && (line.text.length >= LATIN_PARAGRAPH || endsLikeSentence(line.text));
}

/** Verse and chat have short lines only, so short lines are not headings there. */
function isMostlyShort(lines: readonly Line[], kinds: readonly LineKind[]): boolean {
  let short = 0;
  let ended = 0;
  let plain = 0;
  for (const [k, line] of lines.entries()) {
    if (kinds[k]?.reason !== null || kinds[k]?.body !== 0) continue;
    plain++;
    if (line.text.length < LONGEST_HEADING) short++;
    if (endsLikeSentence(line.text)) ended++;
  }
  return short >= 0.8 * plain && ended < 0.5 * plain;
}

function nextProse(lines: readonly Line[], kinds: readonly LineKind[], after: number): Line | undefined {
  for (let k = after + 1; k < Math.min(lines.length, after + 4); k++) {
    if (kinds[k]?.reason === null) return lines[k];
  }
  return undefined;
}

function markFences(lines: readonly Line[], kinds: readonly LineKind[]): void {
  let open = -1;
  for (let k = 0; k < lines.length; k++) {
    if (!isFence(lines[k]?.text ?? "")) continue;
    if (open < 0) open = k;
    else {
      for (let inside = open; inside <= k; inside++) setReason(kinds[inside], "code");
      open = -1;
    }
  }
  if (open >= 0) setReason(kinds[open], "code");
}

/** Tables and code without fences need two consecutive lines, since a single line is ambiguous. */
function markForms(lines: readonly Line[], kinds: readonly LineKind[]): void {
  for (const [form, reason] of [
    [isTableRow, "table"],
    [isCodeLine, "code"],
  ] as const) {
    let run = 0;
    for (let k = 0; k <= lines.length; k++) {
      const line = lines[k];
      if (line !== undefined && kinds[k]?.reason === null && form(line.text)) {
        run++;
        continue;
      }
      if (run >= 2) for (let back = 1; back <= run; back++) setReason(kinds[k - back], reason);
      run = 0;
    }
  }
  for (let k = 0; k < lines.length; k++) {
    if (kinds[k]?.reason === null && isRule(lines[k]?.text ?? "")) setReason(kinds[k], "rule");
  }
}

function setReason(kind: LineKind | undefined, reason: LineKind["reason"]): void {
  if (kind !== undefined) kind.reason = reason;
}
