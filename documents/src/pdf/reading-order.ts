import { type Line, medianOf } from "./page-lines.ts";

/** Lines read one after another, between the edges of their column. */
export interface Column {
  readonly left: number;
  readonly right: number;
  readonly lines: readonly Line[];
}

/** Minimum lines of a column. */
const LEAST_LINES = 3;
/** In font sizes. */
const LEAST_GUTTER = 0.7;
/** Maximum share of lines that cross the gutter: titles, figures, a full-width abstract. */
const MOST_ACROSS = 0.6;
/** Prose fills its columns; table cells do not. */
const LEAST_FILL = 0.55;
/** In font sizes: line ends this close count as the same edge. */
const RAGGED = 3;
/** A page with more pieces than this is a drawing, and is read from top to bottom. */
const MAX_LINES = 1_500;

/** Sorts the lines of a page into reading order: column after column, each from top to bottom. */
export function orderLines(lines: readonly Line[]): Column[] {
  if (lines.length === 0) return [];
  const gutter = lines.length > MAX_LINES ? null : findGutter(lines);
  if (gutter === null) return [columnOf(lines)];
  const across = lines
    .filter((line) => line.left < gutter && line.right > gutter)
    .sort((one, other) => one.y - other.y);
  const columns: Column[] = [];
  let top = Number.NEGATIVE_INFINITY;
  for (const end of [...across, null]) {
    const bottom = end?.y ?? Number.POSITIVE_INFINITY;
    const band = lines.filter(({ y }) => y > top && y < bottom);
    columns.push(...orderLines(band.filter(({ right }) => right <= gutter)));
    columns.push(...orderLines(band.filter(({ left }) => left >= gutter)));
    if (end !== null) columns.push(columnOf([end]));
    top = bottom;
  }
  return mergeNeighbours(columns);
}

/** Lines across the gutter are single; consecutive ones form one column. */
function mergeNeighbours(columns: readonly Column[]): Column[] {
  const merged: Column[] = [];
  for (const column of columns) {
    const last = merged.at(-1);
    const isBelow = last !== undefined && (column.lines[0]?.y ?? 0) > (last.lines.at(-1)?.y ?? 0);
    const isSameWidth =
      last !== undefined &&
      Math.min(last.right, column.right) - Math.max(last.left, column.left) >
        0.8 * Math.max(last.right - last.left, column.right - column.left);
    if (isBelow && isSameWidth) merged[merged.length - 1] = columnOf([...last.lines, ...column.lines]);
    else merged.push(column);
  }
  return merged;
}

export function columnOf(lines: readonly Line[]): Column {
  const rows = joinRows([...lines].sort((one, other) => one.y - other.y || one.left - other.left));
  return { left: Math.min(...lines.map(({ left }) => left)), right: rightEdge(rows), lines: rows };
}

/**
 * The right edge of full lines: the outermost position that two lines reach, so that one long heading does not count.
 */
function rightEdge(rows: readonly Line[]): number {
  const rights = rows.map(({ right }) => right).sort((one, other) => other - one);
  const size = medianOf(rows.map((row) => row.size));
  const edge = rights.find((right, index) => right - (rights[index + 1] ?? Number.NEGATIVE_INFINITY) < RAGGED * size);
  return edge ?? rights[0] ?? 0;
}

/** Pieces on one base line, such as the cells of a table row, are read as one line. */
function joinRows(sorted: readonly Line[]): Line[] {
  const rows: Line[][] = [];
  for (const line of sorted) {
    const row = rows.at(-1);
    const start = row?.[0];
    if (row !== undefined && start !== undefined && Math.abs(start.y - line.y) < 0.45 * Math.min(start.size, line.size))
      row.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => {
    const pieces = row.sort((one, other) => one.left - other.left);
    const [first, last] = [pieces[0] as Line, pieces.at(-1) as Line];
    return {
      ...first,
      text: pieces.map(({ text }) => text).join("\t"),
      right: last.right,
      endsWithSpace: last.endsWithSpace,
      isRow: pieces.length > 1,
    };
  });
}

/** The x of the empty strip between two columns of prose, or null. */
function findGutter(lines: readonly Line[]): number | null {
  const size = medianOf(lines.map((line) => line.size));
  let best: { x: number; across: number; width: number } | null = null;
  for (const { left: edge } of lines) {
    const x = edge - size * 0.05;
    const leftSide = lines.filter(({ right }) => right <= x);
    const rightSide = lines.filter(({ left }) => left >= x);
    const across = lines.length - leftSide.length - rightSide.length;
    if (leftSide.length < LEAST_LINES || rightSide.length < LEAST_LINES || across > lines.length * MOST_ACROSS)
      continue;
    const width = edge - Math.max(...leftSide.map(({ right }) => right));
    if (width < size * LEAST_GUTTER || !isProseBeside(leftSide, rightSide, size)) continue;
    if (best === null || across < best.across || (across === best.across && width > best.width))
      best = { x: edge - width / 2, across, width };
  }
  return best?.x ?? null;
}

function isProseBeside(one: readonly Line[], other: readonly Line[], size: number): boolean {
  const span = (lines: readonly Line[]) =>
    [Math.min(...lines.map(({ y }) => y)), Math.max(...lines.map(({ y }) => y))] as const;
  const [oneTop, oneBottom] = span(one);
  const [otherTop, otherBottom] = span(other);
  const shared = Math.min(oneBottom, otherBottom) - Math.max(oneTop, otherTop);
  return shared > size * LEAST_LINES * 0.8 && fillOf(one) >= LEAST_FILL && fillOf(other) >= LEAST_FILL;
}

/** Share of the column's width that its median line fills. */
function fillOf(lines: readonly Line[]): number {
  const left = Math.min(...lines.map((line) => line.left));
  const right = Math.max(...lines.map((line) => line.right));
  return right === left ? 1 : medianOf(lines.map((line) => line.right - line.left)) / (right - left);
}
