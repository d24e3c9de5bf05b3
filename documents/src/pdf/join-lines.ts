import type { Paragraph } from "../document.ts";
import { joinText } from "./join-text.ts";
import { readSpacing, type Spacing } from "./line-end-spaces.ts";
import { type Line, medianOf } from "./page-lines.ts";
import type { Column } from "./reading-order.ts";

/** Columns of a page, in reading order. */
export interface PageOfColumns {
  readonly page: number;
  readonly columns: readonly Column[];
}

/** As a multiple of the usual line distance: more starts a new paragraph. */
const PARAGRAPH_GAP = 1.25;
/** Letters of another size start a new paragraph. */
const OTHER_SIZE = 1.12;
/** Letters larger than the body text by this factor are a heading's. */
const HEADING_SIZE = 1.15;
const HEADING_MAX_CHARS = 120;
/** In font sizes. */
const INDENT = 0.7;
const SLACK = 0.25;
/** In font sizes: with this much room left, another syllable of the word would have fitted on the line. */
const ROOM_FOR_A_SYLLABLE = 1.1;
const BULLET = /^([•◦▪■□○●◎◇◆▶▷▸✓·※∙‣⁃-] |[①-⑳])/;
const NUMBERED = /^(\(?\d{1,2}[.)]|[가-하][.)]|[IVX]{1,4}\.|제\s?\d+\s?[장절조]) ?/;
const SENTENCE_END = /[.!?…。][)\]」』”’"']*$/;

interface Placed {
  readonly line: Line;
  readonly column: Column;
  readonly page: number;
}

/** Paragraphs of the whole file: lines broken by the page width are joined. */
export function joinLines(pages: readonly PageOfColumns[]): Paragraph[] {
  const placed: Placed[] = pages.flatMap(({ page, columns }) =>
    columns.flatMap((column) => column.lines.map((line) => ({ line, column, page }))),
  );
  const bodySize = sizeOfMostText(placed.map(({ line }) => line));
  const leading = medianOf(distances(placed));
  const isNew = placed.map((next, index) => {
    const before = placed[index - 1];
    return before === undefined || startsParagraph(before, next, { leading, placed, index });
  });
  const spacing = readSpacing(
    placed.filter((_, index) => isNew[index + 1] === false).map(({ line, column }) => ({ line, right: column.right })),
  );
  const paragraphs: Paragraph[] = [];
  let open: Placed[] = [];
  placed.forEach((next, index) => {
    if (isNew[index] && open.length > 0) paragraphs.push(paragraphOf(open, bodySize, spacing));
    open = isNew[index] ? [next] : [...open, next];
  });
  if (open.length > 0) paragraphs.push(paragraphOf(open, bodySize, spacing));
  return paragraphs.filter(({ text }) => text !== "");
}

function paragraphOf(lines: readonly Placed[], bodySize: number, spacing: Spacing): Paragraph {
  const first = lines[0] as Placed;
  let text = first.line.text;
  lines.slice(1).forEach(({ line }, index) => {
    const { line: before, column } = lines[index] as Placed;
    const hasRoom = column.right - before.right > ROOM_FOR_A_SYLLABLE * before.size;
    text = joinText(text, line.text, { endsWithSpace: before.endsWithSpace, hasRoom, spacing });
  });
  text = text.replaceAll("\u00ad", "").normalize("NFC").trim();
  const isHeading = first.line.size > bodySize * HEADING_SIZE && text.length <= HEADING_MAX_CHARS;
  return { text, kind: kindOf(first.line, text, isHeading), page: first.page };
}

function kindOf(first: Line, text: string, isHeading: boolean): Paragraph["kind"] {
  if (first.isRow) return "table";
  if (isHeading) return "heading";
  return BULLET.test(text) ? "list" : "paragraph";
}

function sizeOfMostText(lines: readonly Line[]): number {
  const characters = new Map<number, number>();
  for (const { size, text } of lines) {
    const step = Math.round(size * 2) / 2;
    characters.set(step, (characters.get(step) ?? 0) + text.length);
  }
  return [...characters].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
}

/** Distances of consecutive base lines in a column, in font sizes. */
function distances(placed: readonly Placed[]): number[] {
  return placed.flatMap(({ line, column }, index) => {
    const before = placed[index - 1];
    return before !== undefined && before.column === column ? [(line.y - before.line.y) / line.size] : [];
  });
}

function startsParagraph(
  { line: before, column: columnBefore, page: pageBefore }: Placed,
  { line, column, page }: Placed,
  { leading, placed, index }: { leading: number; placed: readonly Placed[]; index: number },
): boolean {
  if (Math.max(line.size, before.size) > OTHER_SIZE * Math.min(line.size, before.size)) return true;
  if (line.isRow || before.isRow || BULLET.test(line.text)) return true;
  const room = columnBefore.right - before.right;
  const wordFits = room > line.firstWordWidth + SLACK * line.size;
  if (wordFits) return true;
  const ended = SENTENCE_END.test(before.text);
  if (ended && NUMBERED.test(line.text)) return true;
  if (column === columnBefore) {
    if ((line.y - before.y) / line.size > leading * PARAGRAPH_GAP) return true;
    return isIndented(line, [before, after(placed, index)]);
  }
  // Across the end of a column or page the distance is meaningless.
  if (!ended) return false;
  return isIndented(line, [after(placed, index)]) || (page !== pageBefore && room > line.size);
}

/** The next line of the same column. */
function after(placed: readonly Placed[], index: number): Line | null {
  const next = placed[index + 1];
  return next !== undefined && next.column === placed[index]?.column ? next.line : null;
}

/** Whether it is indented compared with its neighbours. */
function isIndented(line: Line, neighbours: readonly (Line | null)[]): boolean {
  const edges = neighbours.flatMap((neighbour) => (neighbour === null ? [] : [neighbour.left]));
  return edges.length > 0 && line.left - Math.min(...edges) > INDENT * line.size;
}
