import type { Line } from "./page-lines.ts";

/** Lines of a page with its height in points. */
export interface PageOfLines {
  readonly height: number;
  readonly lines: readonly Line[];
}

/** Share of the page's height at the top and bottom for running heads and page numbers. */
const MARGIN_SHARE = 0.12;
/** Points by which a running head may move between pages. */
const SAME_HEIGHT = 6;
/** Minimum number of pages with a line for a running head. */
const LEAST_PAGES = 2;
/** Minimum share of the pages with text in that place; chapters change their heads. */
const LEAST_SHARE = 0.3;

const PAGE_NUMBERS = [
  /^[-–—[(<]?\s*\d{1,4}\s*[-–—\])>]?$/,
  /^[-–—]?\s*\d{1,4}\s*(\/|of|-)\s*\d{1,4}\s*[-–—]?$/i,
  /^(p\.?|page|쪽|페이지)\s*\d{1,4}(\s*(of|\/)\s*\d{1,4})?$/i,
  /^\d{1,4}\s*(쪽|페이지|page)$/i,
  /^[ivxlc]{1,6}$/i,
];

/** Removes text that repeats in the page margins, and page numbers. */
export function dropRunningHeads(pages: readonly PageOfLines[]): Line[][] {
  const heads = findHeads(pages);
  return pages.map(({ lines, height }) =>
    lines.filter((line) => {
      if (line.isArtifact) return false;
      if (!isInMargin(line, height)) return true;
      return !isPageNumber(line, lines) && !heads.some((head) => isSameHead(head, line, height));
    }),
  );
}

const isInMargin = ({ y }: Line, height: number) => y < height * MARGIN_SHARE || y > height * (1 - MARGIN_SHARE);

/** A number alone on the outermost line of its page. */
function isPageNumber(line: Line, lines: readonly Line[]): boolean {
  if (!PAGE_NUMBERS.some((pattern) => pattern.test(line.text.trim()))) return false;
  const others = lines.filter(
    (other) => other !== line && !PAGE_NUMBERS.some((pattern) => pattern.test(other.text.trim())),
  );
  return !others.some((other) => Math.abs(other.y - line.y) < line.size);
}

interface Head {
  readonly wording: string;
  /** From the nearer edge, negative from below. */
  readonly distance: number;
}

const wordingOf = ({ text }: Line) => text.replace(/\d+/g, "#").replace(/\s+/g, " ").trim();
const distanceOf = ({ y }: Line, height: number) => (y < height / 2 ? y : y - height);

function isSameHead(head: Head, line: Line, height: number): boolean {
  return head.wording === wordingOf(line) && Math.abs(head.distance - distanceOf(line, height)) <= SAME_HEIGHT;
}

function findHeads(pages: readonly PageOfLines[]): Head[] {
  const found: (Head & { pages: number })[] = [];
  for (const { lines, height } of pages) {
    const seen = new Set<Head>();
    for (const line of lines) {
      if (!isInMargin(line, height)) continue;
      const known = found.find((head) => isSameHead(head, line, height));
      if (known === undefined) {
        const head = { wording: wordingOf(line), distance: distanceOf(line, height), pages: 1 };
        found.push(head);
        seen.add(head);
      } else if (!seen.has(known)) {
        known.pages++;
        seen.add(known);
      }
    }
  }
  const least = Math.max(LEAST_PAGES, pages.length * LEAST_SHARE);
  return found.filter((head) => head.pages >= least);
}
