import type { Advance } from "./cut-text.ts";
import type { ReportToPrint } from "./report-to-print.ts";
import { layRows, type SentenceRow } from "./sentence-rows.tsx";

type Sentences = ReportToPrint["report"]["sentences"];

export interface SentencePages {
  readonly fontSize: number;
  readonly pages: readonly (readonly SentenceRow[])[];
}

interface Room {
  /** Points for rows on a page. */
  readonly height: number;
  /** Points of the last page that something else needs. */
  readonly lastTaken: number;
}

/** From the largest to the smallest. */
const SIZES = [9.5, 9, 8.5] as const;
const TIGHTEST = 5;
const LOOSEST = 19;

/**
 * All sentences on as many pages as they need, each page full: of the sizes the one that fills the pages best, and the
 * rows as far apart as there is room.
 */
export function fillPages(sentences: Sentences, advance: Advance, room: Room): SentencePages {
  const [first, ...others] = SIZES.map((fontSize) => tryPages(sentences, advance, room, fontSize));
  if (first === undefined) throw new Error("There is no size of letters.");
  const best = others.reduce((one, other) => (other.padding < one.padding ? other : one), first);
  return { fontSize: best.fontSize, pages: best.pages };
}

function tryPages(sentences: Sentences, advance: Advance, room: Room, fontSize: number) {
  const tight = breakPages(layRows(sentences, advance, { fontSize, padding: TIGHTEST }), room);
  // The widest spacing that needs no further page, by bisection.
  let [fits, tooWide] = [TIGHTEST, LOOSEST];
  let pages = tight;
  while (tooWide - fits > 0.1) {
    const middle = (fits + tooWide) / 2;
    const wider = breakPages(layRows(sentences, advance, { fontSize, padding: middle }), room);
    if (wider.length === tight.length) [fits, pages] = [middle, wider];
    else tooWide = middle;
  }
  return { fontSize, padding: fits, pages };
}

/** Rows in order, as many on each page as fit; what the last page needs besides may need a page of its own rows. */
function breakPages(rows: readonly SentenceRow[], { height, lastTaken }: Room): SentenceRow[][] {
  const pages: SentenceRow[][] = [[]];
  let left = height;
  for (const row of rows) {
    if (row.height > left) {
      pages.push([]);
      left = height;
    }
    pages.at(-1)?.push(row);
    left -= row.height;
  }
  if (left >= lastTaken) return pages;
  // What comes last needs rows above it: those of the last page that no longer fit go to a new one.
  const last = pages.pop() ?? [];
  const half = Math.ceil(last.length / 2);
  return [...pages, last.slice(0, half), last.slice(half)];
}
