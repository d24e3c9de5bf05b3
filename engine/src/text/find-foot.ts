import { endsLikeSentence } from "./ends-like-sentence.ts";
import { isRule } from "./line-forms.ts";
import { signatureForm } from "./signature-form.ts";
import type { Line } from "./split-lines.ts";

/** A signature has at most this many lines. */
const MOST_LINES = 10;
/** Lines under a closing that are no known part of a signature, such as a given name alone. */
const MOST_SHORT = 3;

/**
 * Number of lines of the signature that a text ends with: date, name with 올림 or 드림, a closing such as "Sincerely,", and the
 * sender's company, telephone and addresses. 0 unless one of them is certain and something stands before them.
 */
export function countFootLines(lines: readonly Line[]): number {
  let foot = 0;
  let certain = 0;
  let short = 0;
  let isClosed = false;
  for (let count = 1; count <= Math.min(MOST_LINES, lines.length); count++) {
    const at = lines.length - count;
    const form = signatureForm(lines[at]?.text ?? "");
    if (form === null) break;
    if (form === "short" && ++short > MOST_SHORT) break;
    if (form === "closing") isClosed = true;
    const isBeside = form === "data" || (form === "part" && foot > 0 && lines[at + 1]?.afterBlank === false);
    if (form === "closing" || (isBeside && short === 0)) {
      foot = count;
      if (form !== "part") certain++;
      short = 0;
    }
  }
  const isApart = isClosed || certain > 1 || followsSentence(lines, lines.length - foot);
  return foot < lines.length && isApart ? foot : 0;
}

/**
 * A single line of data is a signature after a blank line, a rule or the end of a sentence; otherwise it is the end of a
 * line that was wrapped.
 */
function followsSentence(lines: readonly Line[], first: number): boolean {
  const before = lines[first - 1]?.text ?? "";
  return lines[first]?.afterBlank === true || endsLikeSentence(before) || isRule(before);
}
