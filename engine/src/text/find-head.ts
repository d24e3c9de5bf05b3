import { endsLikeSentence } from "./ends-like-sentence.ts";
import { headerForm } from "./header-form.ts";
import type { ExclusionReason } from "./prepared-text.ts";
import { isLeadingQuestion, isQuestionLabel } from "./question-form.ts";
import type { Line } from "./split-lines.ts";
import { hasTitleCase, isHeadedParagraph, isTitleShaped } from "./title-form.ts";

/** A head has at most this many lines. */
const MOST_LINES = 24;
/** Titles and subtitles before the first certain line. */
const MOST_TITLES = 2;
/** A line at the head: certain by itself, a part that counts beside others, or short like a title. */
interface HeadLine {
  readonly certainty: "certain" | "part" | "short";
  readonly reason: ExclusionReason;
}

/**
 * Reasons of the lines that a text begins with before its prose: title, class, number, name, date, course, and quoted
 * questions. Without a line that is certain, it is a title or name above a long paragraph.
 */
export function findHead(lines: readonly Line[]): ExclusionReason[] {
  const head = readHead(lines);
  const certain = lastCertain(head);
  if (certain < 0) return uncertainHead(lines, head);
  let end = certain + 1;
  while (head[end]?.certainty === "part" && end + 1 < lines.length) end++;
  if (head[end]?.certainty === "short" && (isTitleAbove(lines, end, 1) || isSetApart(lines, end))) end++;
  // Where no paragraph follows, a short line is not above one either: it is the text itself.
  const title = head.findIndex(({ certainty }) => certainty === "short");
  return head.slice(0, end === lines.length && title >= 0 ? title : end).map(({ reason }) => reason);
}

function readHead(lines: readonly Line[]): HeadLine[] {
  const head: HeadLine[] = [];
  let labelled = false;
  for (const { text } of lines.slice(0, MOST_LINES)) {
    const line = headLineOf(text, labelled);
    if (line === null) break;
    head.push(line);
    labelled = isQuestionLabel(text);
  }
  return head;
}

function headLineOf(text: string, labelled: boolean): HeadLine | null {
  if (isQuestionLabel(text) || isLeadingQuestion(text, labelled)) return { certainty: "certain", reason: "question" };
  const form = headerForm(text);
  if (form === "title") return { certainty: "certain", reason: "heading" };
  if (form !== null) return { certainty: form === "data" ? "certain" : "part", reason: "header" };
  if (!isTitleShaped(text) || endsLikeSentence(text) || /[,،:：]$/.test(text)) return null;
  return { certainty: "short", reason: "heading" };
}

/** The last certain line with at most two merely short ones before it, or -1. */
function lastCertain(head: readonly HeadLine[]): number {
  let titles = 0;
  let last = -1;
  for (const [k, { certainty }] of head.entries()) {
    if (certainty === "short" && ++titles > MOST_TITLES) break;
    if (certainty === "certain") last = k;
  }
  return last;
}

/** A title and a name in either order above a long paragraph, or one of them above the only paragraph. */
function uncertainHead(lines: readonly Line[], head: readonly HeadLine[]): ExclusionReason[] {
  for (const size of [3, 2, 1]) {
    if (head.length < size || !isTitleAbove(lines, size - 1, size)) continue;
    const top = head.slice(0, size);
    const named = top.some(({ certainty }) => certainty === "part");
    if (size > 1 ? named : lines.length === 2) return top.map(({ reason }) => reason);
  }
  return [];
}

/** Whether a short line under certain lines stands alone above a blank line, and is capitalised or above a sentence. */
function isSetApart(lines: readonly Line[], at: number): boolean {
  const next = lines[at + 1];
  return next?.afterBlank === true && (endsLikeSentence(next.text) || hasTitleCase(lines[at]?.text ?? ""));
}

/** Whether the line at `at`, and the `size` lines that end with it, stand above a much longer paragraph. */
function isTitleAbove(lines: readonly Line[], at: number, size: number): boolean {
  const next = lines[at + 1];
  if (next === undefined) return false;
  return isHeadedParagraph(next.text, Math.max(...lines.slice(at + 1 - size, at + 1).map(({ text }) => text.length)));
}
