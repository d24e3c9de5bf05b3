import type { Glyph } from "./page-content.ts";

/** A run of text on one base line without a wide gap. Lengths in points, y downwards. */
export interface Line {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Base line. */
  readonly y: number;
  readonly size: number;
  /** The file itself has a space after the last letter. */
  readonly endsWithSpace: boolean;
  /** Width of the first word. */
  readonly firstWordWidth: number;
  readonly isArtifact: boolean;
  /** Adjacent cells, separated by tabs in `text`. */
  readonly isRow: boolean;
}

/** Text slanted by up to this many degrees still counts as upright. */
const ANGLE_TOLERANCE = 2;
/** In font sizes: maximum distance of base lines within one line, for indices and mixed fonts. */
const SAME_LINE = 0.45;
/** A wider gap separates columns and table cells. */
const CELL_GAP = 1.6;
/** As a multiple of the usual word gap of its line: a wider gap is not a word gap. */
const JUSTIFIED_GAP = 1.3;
/** A gap that is a space in a line without space characters; above the usual gap of its letters. */
const SPACE_GAP = 0.16;
/** In a line with space characters, only a gap of this width is an additional space. */
const EXTRA_SPACE_GAP = 0.5;
/** Letters painted twice for a bold look are closer than this. */
const SAME_PLACE = 0.12;

/** The lines of a page in no particular order; text in another direction than most of it is excluded. */
export function findLines(glyphs: readonly Glyph[]): Line[] {
  const upright = turnUpright(withoutDoubles(glyphs.filter(({ size }) => size > 0)));
  return groupByBaseLine(upright).flatMap(splitAtGaps).flatMap(toLine);
}

/** Sideways pages are rotated; then only text to the right is kept, so that watermarks do not mix with the text. */
function turnUpright(glyphs: readonly Glyph[]): Glyph[] {
  const counts = new Map<number, number>();
  for (const { angle, text } of glyphs) {
    const quarter = (Math.round(angle / 90) * 90 + 360) % 360;
    if (Math.abs(turnBetween(angle, quarter)) <= ANGLE_TOLERANCE && text !== " ") {
      counts.set(quarter, (counts.get(quarter) ?? 0) + 1);
    }
  }
  const [most] = [...counts].sort((one, other) => other[1] - one[1]);
  const turn = most?.[0] ?? 0;
  const kept = glyphs.filter(({ angle }) => Math.abs(turnBetween(angle, turn)) <= ANGLE_TOLERANCE);
  return turn === 0 ? kept : kept.map((glyph) => rotate(glyph, turn));
}

const turnBetween = (one: number, other: number) => ((one - other + 540) % 360) - 180;

function rotate(glyph: Glyph, degrees: number): Glyph {
  const [cos, sin] = [
    Math.round(Math.cos((-degrees * Math.PI) / 180)),
    Math.round(Math.sin((-degrees * Math.PI) / 180)),
  ];
  const turned = (x: number, y: number) => [cos * x - sin * y, sin * x + cos * y] as const;
  const [x, y] = turned(glyph.x, glyph.y);
  const [endX, endY] = turned(glyph.endX, glyph.endY);
  return { ...glyph, x, y, endX, endY, angle: 0 };
}

function withoutDoubles(glyphs: readonly Glyph[]): Glyph[] {
  const places = new Map<string, Glyph[]>();
  return glyphs.filter((glyph) => {
    if (glyph.text === " ") return true;
    const key = `${glyph.text} ${Math.round(glyph.y / glyph.size)}`;
    const known = places.get(key) ?? [];
    const near = SAME_PLACE * glyph.size;
    if (known.some(({ x, y }) => Math.abs(x - glyph.x) < near && Math.abs(y - glyph.y) < near)) return false;
    places.set(key, [...known, glyph]);
    return true;
  });
}

function groupByBaseLine(glyphs: readonly Glyph[]): Glyph[][] {
  const rows: { y: number; size: number; glyphs: Glyph[] }[] = [];
  const byLevel = new Map<number, (typeof rows)[number][]>();
  const levelOf = (y: number) => Math.round(y / LEVEL);
  for (const glyph of glyphs) {
    const level = levelOf(glyph.y);
    const reach = Math.ceil((glyph.size * SAME_LINE) / LEVEL);
    let best: (typeof rows)[number] | null = null;
    for (let at = level - reach; at <= level + reach; at++) {
      for (const row of byLevel.get(at) ?? []) {
        const distance = Math.abs(row.y - glyph.y);
        if (distance > SAME_LINE * Math.max(row.size, glyph.size)) continue;
        if (best === null || distance < Math.abs(best.y - glyph.y)) best = row;
      }
    }
    if (best === null) {
      best = { y: glyph.y, size: glyph.size, glyphs: [] };
      rows.push(best);
      byLevel.set(level, [...(byLevel.get(level) ?? []), best]);
    }
    best.glyphs.push(glyph);
  }
  return rows.map((row) => row.glyphs.sort((one, other) => one.x - other.x || one.order - other.order));
}

/** In points; rows are indexed by their base line in steps of this. */
const LEVEL = 2;

function splitAtGaps(row: readonly Glyph[]): Glyph[][] {
  const wordGap = usualWordGap(row);
  const pieces: Glyph[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  let spaces: Glyph[] = [];
  for (const glyph of row) {
    if (glyph.text === " ") {
      spaces.push(glyph);
      continue;
    }
    const piece = pieces.at(-1);
    const widest = Math.max(CELL_GAP * glyph.size, spaces.length > 0 ? wordGap * JUSTIFIED_GAP : 0);
    if (piece !== undefined && glyph.x - right <= widest) piece.push(...spaces, glyph);
    else {
      piece?.push(...spaces);
      pieces.push([glyph]);
    }
    spaces = [];
    right = Math.max(right, glyph.endX);
  }
  pieces.at(-1)?.push(...spaces);
  return pieces;
}

/** Justified lines of few words have wide gaps, but all of one width. 0 if there are too few to tell. */
function usualWordGap(row: readonly Glyph[]): number {
  const gaps: number[] = [];
  let before: Glyph | null = null;
  let hasSpace = false;
  for (const glyph of row) {
    if (glyph.text === " ") hasSpace = true;
    else {
      if (before !== null && hasSpace) gaps.push(glyph.x - before.endX);
      before = glyph;
      hasSpace = false;
    }
  }
  return gaps.length < 2 ? 0 : medianOf(gaps);
}

function toLine(row: readonly Glyph[]): Line[] {
  const first = row.findIndex(({ text }) => text !== " ");
  if (first < 0) return [];
  const last = row.findLastIndex(({ text }) => text !== " ");
  const glyphs = row.slice(first, last + 1);
  const spaceGap = widthOfSpace(glyphs);
  const size = medianOf(glyphs.map((glyph) => glyph.size));
  let text = "";
  let firstWordWidth = 0;
  glyphs.forEach((glyph, index) => {
    const before = glyphs[index - 1];
    const gap = before === undefined ? 0 : glyph.x - before.endX;
    if (before !== undefined && before.text !== " " && glyph.text !== " " && gap > spaceGap * size) text += " ";
    if (firstWordWidth === 0 && / $/.test(text + glyph.text) && before !== undefined)
      firstWordWidth = before.endX - (row[first] as Glyph).x;
    text += glyph.text;
  });
  const left = (row[first] as Glyph).x;
  const right = Math.max(...glyphs.map(({ endX }) => endX));
  return [
    {
      text: text.replace(/ +/g, " "),
      left,
      right,
      size,
      y: medianOf(glyphs.filter((glyph) => glyph.size >= size * 0.9).map((glyph) => glyph.y)),
      endsWithSpace: last < row.length - 1,
      firstWordWidth: firstWordWidth || right - left,
      isArtifact: glyphs.every(({ paint }) => paint.isArtifact),
      isRow: false,
    },
  ];
}

/** In font sizes: the minimum gap between two letters of this line that counts as a space. */
function widthOfSpace(glyphs: readonly Glyph[]): number {
  if (glyphs.some(({ text }) => text === " ")) return EXTRA_SPACE_GAP;
  const gaps: number[] = [];
  for (let index = 1; index < glyphs.length; index++) {
    const [before, glyph] = [glyphs[index - 1] as Glyph, glyphs[index] as Glyph];
    gaps.push((glyph.x - before.endX) / glyph.size);
  }
  return SPACE_GAP + Math.max(0, medianOf(gaps));
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
