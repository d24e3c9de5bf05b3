/** Width of a letter, in em. */
export type Advance = (character: string) => number;

export interface Measure {
  readonly advance: Advance;
  /** Points. */
  readonly fontSize: number;
  readonly width: number;
}

/** The measure ignores kerning, so a nearly full line counts as too long. */
const SAFE = 0.98;

/** A text as one paragraph, cut at its end where it would take more lines. */
export function cutText(text: string, most: number, measure: Measure): { text: string; lines: number } {
  const flat = text.replace(/\s+/g, " ").trim();
  const lines = linesOf(flat, measure);
  if (lines <= most) return { text: flat, lines };
  const characters = [...flat];
  const cut = (kept: number) => `${characters.slice(0, kept).join("").trimEnd()}…`;
  // The longest beginning that fits, by bisection.
  let [fits, tooLong] = [0, characters.length];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (linesOf(cut(middle), measure) <= most) fits = middle;
    else tooLong = middle;
  }
  return { text: cut(fits), lines: most };
}

/** Number of lines if words are kept whole; a word wider than a line is broken. */
export function linesOf(text: string, measure: Measure): number {
  return splitLines(text, measure).length;
}

/** The lines of a text; a word wider than a line is broken. */
export function splitLines(text: string, { advance, fontSize, width }: Measure): string[] {
  const safe = width * SAFE;
  const widthOf = (word: string) => Array.from(word, advance).reduce((sum, one) => sum + one, 0) * fontSize;
  const lines: string[] = [""];
  let used = 0;
  const add = (piece: string, wide: number, between: string) => {
    const before = widthOf(between);
    if (used + before + wide <= safe || used === 0) {
      lines[lines.length - 1] += used === 0 ? piece : between + piece;
      used += used === 0 ? wide : before + wide;
    } else {
      lines.push(piece);
      used = wide;
    }
  };
  for (const word of text.split(" ")) {
    const wide = widthOf(word);
    if (wide <= safe) add(word, wide, " ");
    else for (const [at, letter] of Array.from(word).entries()) add(letter, widthOf(letter), at === 0 ? " " : "");
  }
  return lines;
}
