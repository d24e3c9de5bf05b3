import { hasSpaceBetween } from "./korean-line-joins.ts";
import type { Spacing } from "./line-end-spaces.ts";

const HANGUL = /[가-힣]/;
const CJK = /[\u3040-\u30ff\u3400-\u9fff]/;
const OPENING = /[([{〈《「『【“‘]$/;
const CLOSING = /^[)\]}〉》」』】”’.,!?:;…·%]/;
const TIGHT = /[/~·]$/;
/** A hyphen after letters; the following text decides whether it only splits a word. */
const HYPHEN = /(?<!\p{L})(\p{L}{2,})-$/u;
const SOFT_HYPHEN = /\u00ad$/;
const LOWER_CASE = /^\p{Ll}/u;
const ADDRESS_END = /(https?:\/\/|www\.)\S*$/;

/** How many UTF-16 units at the end of the text are examined, since the text is long and searched at each line. */
const END_UNITS = 500;

export interface LineEnd {
  /** The file has a space there. */
  readonly endsWithSpace: boolean;
  /** Another syllable would have fitted on the line. */
  readonly hasRoom: boolean;
  readonly spacing: Spacing;
}

/** Joins a line to the preceding text, with a space where the writer had one. */
export function joinText(before: string, line: string, end: LineEnd): string {
  const tail = before.slice(-END_UNITS);
  if (SOFT_HYPHEN.test(tail)) return before.slice(0, -1) + line;
  if (end.endsWithSpace) return `${before} ${line}`;
  const hyphen = HYPHEN.exec(tail);
  if (hyphen !== null && LOWER_CASE.test(line)) return joinHyphenated(before, line, hyphen[1] as string);
  if (ADDRESS_END.test(tail) || OPENING.test(tail) || CLOSING.test(line) || TIGHT.test(tail)) return before + line;
  const [last, first] = [before.at(-1) ?? "", line[0] ?? ""];
  if (CJK.test(last) && CJK.test(first)) return before + line;
  if (HANGUL.test(first) && /[가-힣A-Za-z0-9)\]」』”’"'%]/.test(last) && isOneWord(before, line, end))
    return before + line;
  return `${before} ${line}`;
}

function isOneWord(before: string, line: string, { spacing, hasRoom }: LineEnd): boolean {
  if (spacing === "at-words" || (spacing === "lost" && hasRoom)) return false;
  return spacing === "kept" || !hasSpaceBetween(before, line);
}

/** A compound keeps its hyphen if it occurs with one earlier in the text ("self-report"). */
function joinHyphenated(before: string, line: string, part: string): string {
  const rest = /^\p{L}+/u.exec(line)?.[0] ?? "";
  const isCompound = before.toLowerCase().includes(`${part}-${rest}`.toLowerCase());
  return isCompound ? before + line : before.slice(0, -1) + line;
}
