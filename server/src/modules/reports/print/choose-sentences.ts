import type { ReportToPrint } from "./report-to-print.ts";

type Sentence = ReportToPrint["report"]["sentences"][number];

export interface PrintedSentence {
  /** Counted from 1. */
  readonly number: number;
  readonly text: string;
  readonly aiProbability: number;
  readonly excluded: Sentence["excluded"];
  /** Maximum number of its lines. */
  readonly lines: number;
}

export interface Choice {
  readonly shown: readonly PrintedSentence[];
  /** Sentences without room. */
  readonly leftOut: number;
}

/** Width of a letter, in em. */
export type Advance = (character: string) => number;

/** Points, as on the page. */
export const TEXT_WIDTH = 350;
export const FONT_SIZE = 9.5;
const LINE_HEIGHT = 14.25;
const ROW_PADDING = 8.5;
const LONGEST_LINES = 4;
/** The measure ignores kerning, so a nearly full line counts as too long. */
const SAFE_WIDTH = TEXT_WIDTH * 0.985;

export const rowHeight = (lines: number) => lines * LINE_HEIGHT + ROW_PADDING;

/** Height available for the list between the page's head and the content below. */
export const LIST_HEIGHT = 368;

/**
 * The sentences that fit on the second page, in text order. If not all fit, those of the highest rank are shown: the
 * clearest judgements on both sides, so that the page is not a list of accusations.
 */
export function chooseSentences(
  sentences: readonly Sentence[],
  advance: Advance,
  height = LIST_HEIGHT,
  rank: (sentence: Sentence) => number = plainness,
): Choice {
  const printed = sentences.map((sentence) => ({ sentence, ...printedForm(sentence.text, advance) }));
  const ranked = [...printed].sort((a, b) => rank(b.sentence) - rank(a.sentence));
  const chosen = new Set<number>();
  let left = height;
  for (const { sentence, lines } of ranked) {
    const needed = rowHeight(lines);
    if (needed > left) break;
    left -= needed;
    chosen.add(sentence.index);
  }
  const shown = printed
    .filter(({ sentence }) => chosen.has(sentence.index))
    .map(({ sentence: { index, aiProbability, excluded }, text, lines }) => ({
      number: index + 1,
      text,
      aiProbability,
      excluded,
      lines,
    }));
  return { shown, leftOut: sentences.length - shown.length };
}

/** Rank without judgements: the first sentences are shown. */
export const inTextOrder = () => 0;

/** Excluded sentences come last. */
function plainness({ aiProbability, excluded }: Sentence): number {
  return excluded === null ? Math.abs(aiProbability - 0.5) : -1;
}

/** The text as one paragraph, cut after too many lines. */
function printedForm(text: string, advance: Advance): { text: string; lines: number } {
  const flat = text.replace(/\s+/g, " ").trim();
  const lines = linesOf(flat, advance);
  if (lines <= LONGEST_LINES) return { text: flat, lines };
  const characters = [...flat];
  const cut = (kept: number) => `${characters.slice(0, kept).join("").trimEnd()} … (줄임)`;
  // The longest beginning that fits, by bisection.
  let [fits, tooLong] = [0, characters.length];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (linesOf(cut(middle), advance) <= LONGEST_LINES) fits = middle;
    else tooLong = middle;
  }
  return { text: cut(fits), lines: LONGEST_LINES };
}

/** Number of lines if words are kept whole; a word wider than a line is broken. */
function linesOf(text: string, advance: Advance): number {
  const widthOf = (word: string) => Array.from(word, advance).reduce((sum, one) => sum + one, 0) * FONT_SIZE;
  const space = widthOf(" ");
  let lines = 1;
  let used = 0;
  for (const word of text.split(" ")) {
    const width = widthOf(word);
    const before = used === 0 ? 0 : space;
    if (used + before + width <= SAFE_WIDTH) used += before + width;
    else if (width <= SAFE_WIDTH) [lines, used] = [lines + 1, width];
    else [lines, used] = [lines + Math.ceil(width / SAFE_WIDTH), SAFE_WIDTH];
  }
  return lines;
}
