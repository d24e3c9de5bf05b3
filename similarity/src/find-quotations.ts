import type { TextRange } from "./text-parts.ts";

/** A quotation that is shorter, without its marks, is a word in quotation marks; a longer one lacks its closing mark. */
const SHORTEST = 8;
const LONGEST = 600;

const OPENING = "“「『«";
const CLOSING = "”」』»";
const STRAIGHT = '"';
/** What stands before a straight mark that opens. */
const BEFORE_OPENING = /[\s([“‘'—-]/;

/** Passages between quotation marks of one paragraph; a mark without its partner quotes nothing. */
export function findQuotations(text: string): TextRange[] {
  const found: TextRange[] = [];
  let open = -1;
  /** Which marks close it: a number of `CLOSING`, or -1 for straight ones. */
  let kind = -1;
  for (let i = 0; i < text.length; i++) {
    const character = text.charAt(i);
    if (character === "\n") open = -1;
    const opens = character === STRAIGHT ? opensStraight(text, i) : OPENING.includes(character);
    const number = character === STRAIGHT ? -1 : OPENING.indexOf(character);
    // Two that open in a row: the first lacks its partner.
    if (opens && (open < 0 || number === kind)) {
      open = i;
      kind = number;
    } else if (open >= 0 && closes(character, kind)) {
      const length = i - open - 1;
      if (length >= SHORTEST && length <= LONGEST) found.push({ start: open, end: i + 1 });
      open = -1;
    }
  }
  return found;
}

function opensStraight(text: string, at: number): boolean {
  return at === 0 || BEFORE_OPENING.test(text.charAt(at - 1));
}

function closes(character: string, kind: number): boolean {
  return kind < 0 ? character === STRAIGHT : CLOSING.indexOf(character) === kind;
}
