import type { OriginClass, RecordFacts } from "@geulgyeol/records";

/** A stretch of a paragraph from one origin. */
export interface Piece {
  readonly text: string;
  readonly origin: OriginClass;
  /** The entry that brought it, where it begins; null if it goes on from before, and for typed text. */
  readonly begins: number | null;
}

export type Paragraph = readonly Piece[];

/** The final text in paragraphs, each in pieces by origin. Empty paragraphs are left out. */
export function markText(text: string, { runs }: Pick<RecordFacts, "runs">): readonly Paragraph[] {
  const paragraphs: Piece[][] = [[]];
  let at = 0;
  for (const { length, origin, from } of runs) {
    let begins = origin === "typed" ? null : from;
    for (const [number, line] of text
      .slice(at, at + length)
      .split("\n")
      .entries()) {
      if (number > 0) paragraphs.push([]);
      if (line !== "") paragraphs.at(-1)?.push({ text: line, origin, begins });
      if (line !== "") begins = null;
    }
    at += length;
  }
  return paragraphs.filter((pieces) => pieces.some((piece) => piece.text.trim() !== ""));
}

/**
 * The paragraphs if they have no more characters than this; else the first and the last, each cut to half of it. `isCut`:
 * something was left out.
 */
export function shortenText(
  paragraphs: readonly Paragraph[],
  most: number,
): { readonly shown: readonly Paragraph[]; readonly isCut: boolean } {
  const length = (paragraph: Paragraph) => paragraph.reduce((sum, { text }) => sum + text.length, 0);
  if (paragraphs.reduce((sum, one) => sum + length(one), 0) <= most) return { shown: paragraphs, isCut: false };
  const [first, last] = [paragraphs[0], paragraphs.at(-1)];
  if (first === undefined || last === undefined) return { shown: [], isCut: false };
  if (paragraphs.length === 1) return { shown: [cut(first, most)], isCut: true };
  return { shown: [cut(first, most / 2), cut(last, most / 2)], isCut: true };
}

function cut(paragraph: Paragraph, most: number): Paragraph {
  const pieces: Piece[] = [];
  let left = Math.floor(most);
  for (const piece of paragraph) {
    if (piece.text.length <= left) pieces.push(piece);
    else {
      pieces.push({ ...piece, text: `${[...piece.text].slice(0, left).join("")}…` });
      break;
    }
    left -= piece.text.length;
  }
  return pieces;
}
