import { countCharacters } from "@geulgyeol/contract";

/** A block of a long text that is selected as a whole; half-open range in UTF-16 units. */
export interface Block {
  readonly start: number;
  readonly end: number;
  /** Code points after NFC. */
  readonly count: number;
  readonly isHeading: boolean;
}

/** A longer paragraph is split at sentence ends. */
const LONGEST_BLOCK = 2_000;
const HEADING_MAX_CHARS = 60;
/** Markdown marks, written by the file readers, and numbers of chapters and sections. */
const HEADING = /^(#{1,6}\s|제\s?\d+\s?[장절편부]\b|제\s?\d+\s?[장절편부]\s|[IVXⅠ-Ⅻ]{1,4}\.\s|\d+(\.\d+)*\.?\s)/u;
const SENTENCE_END = /[.!?…。]["'”’)\]]*(?=\s|$)/g;
const PROSE_END = /[.!?…。]["'”’)\]]*$/;

/**
 * Splits a long text into blocks: a heading, a paragraph, or a run of short ones of at least `smallest` characters.
 * Only white space lies between them.
 */
export function splitBlocks(text: string, smallest = 0): Block[] {
  const blocks: Block[] = [];
  let open: { start: number; end: number } | null = null;
  const close = () => {
    if (open !== null) blocks.push(toBlock(text, open, false));
    open = null;
  };
  for (const line of linesOf(text)) {
    if (isHeading(text.slice(line.start, line.end))) {
      close();
      blocks.push(toBlock(text, line, true));
      continue;
    }
    if (open !== null && line.end - open.start > LONGEST_BLOCK) close();
    open = { start: open === null ? line.start : (open as { start: number }).start, end: line.end };
    if (open.end - open.start >= smallest) close();
  }
  close();
  return blocks;
}

function toBlock(text: string, { start, end }: { start: number; end: number }, isHeading: boolean): Block {
  return { start, end, count: countCharacters(text.slice(start, end)), isHeading };
}

function isHeading(line: string): boolean {
  return line.length <= HEADING_MAX_CHARS && HEADING.test(line) && !PROSE_END.test(line);
}

/** Lines without surrounding white space; overlong ones in pieces. */
function* linesOf(text: string): Generator<{ start: number; end: number }> {
  for (const match of text.matchAll(/[^\n]+/g)) {
    const line = match[0];
    const trimmed = line.trim();
    if (trimmed === "") continue;
    const start = match.index + line.indexOf(trimmed);
    yield* piecesOf(text, start, start + trimmed.length);
  }
}

function* piecesOf(text: string, from: number, end: number): Generator<{ start: number; end: number }> {
  let start = from;
  while (end - start > LONGEST_BLOCK) {
    const cut = start + lastBreak(text.slice(start, start + LONGEST_BLOCK));
    yield { start, end: cut };
    start = cut;
    while (start < end && /\s/.test(text[start] as string)) start++;
  }
  if (start < end) yield { start, end };
}

/**
 * Best position to split: after the last sentence, else at the last space, else anywhere but inside a surrogate pair.
 */
function lastBreak(piece: string): number {
  const sentences = [...piece.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length);
  const last = sentences.findLast((end) => end > piece.length / 3);
  if (last !== undefined) return last;
  const space = piece.lastIndexOf(" ");
  if (space > piece.length / 3) return space;
  return /[\uD800-\uDBFF]$/.test(piece) ? piece.length - 1 : piece.length;
}

/** The longest run of blocks from `first` on with at most `most` characters. */
export function fillFrom(text: string, blocks: readonly Block[], first: number, most: number): number[] {
  const start = blocks[first]?.start ?? 0;
  const chosen: number[] = [];
  for (let index = first; index < blocks.length; index++) {
    const block = blocks[index] as Block;
    if (countCharacters(text.slice(start, block.end)) > most) break;
    chosen.push(index);
  }
  return chosen;
}

/** The text of the selected blocks: neighbours unchanged, others separated by an empty line. */
export function joinBlocks(text: string, blocks: readonly Block[], chosen: ReadonlySet<number>): string {
  const runs: string[] = [];
  let from: number | null = null;
  blocks.forEach((block, index) => {
    if (!chosen.has(index)) return;
    from ??= block.start;
    if (chosen.has(index + 1)) return;
    runs.push(text.slice(from, block.end));
    from = null;
  });
  return runs.join("\n\n");
}
