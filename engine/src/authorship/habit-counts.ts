import type { PreparedSentence } from "../text/prepared-text.ts";
import { countMarks, countPatterns, maskWords } from "./masked-text.ts";

/**
 * Kinds of habit that are counted apart. None knows the subject: a word shows its last two syllables at most, and a first
 * word of a sentence counts only where many writers begin with it.
 */
export const HABIT_FAMILIES = ["endings", "openers", "patterns", "marks", "closings"] as const;
export type HabitFamily = (typeof HABIT_FAMILIES)[number];

/** How often each habit of each family occurs in a text. */
export type HabitCounts = Readonly<Record<HabitFamily, ReadonlyMap<string, number>>>;
/** A text with the places of its sentences. */
interface Countable {
  readonly prose: string;
  readonly sentences: readonly Pick<PreparedSentence, "proseStart" | "proseEnd">[];
}

type Counting = Readonly<Record<HabitFamily, Map<string, number>>>;

const EDGES = /^[^가-힣A-Za-z0-9]{1,20}|[^가-힣A-Za-z0-9]{1,20}$/gu;
const LAST_SYLLABLES = /[가-힣]{1,40}$/u;
/** Quotation marks and brackets after the end of a sentence. */
const CLOSED = /["')\]]{1,4}$/u;
const CLOSING_LENGTHS = [2, 3, 4] as const;
/** Stands for the beginning of a word that is no longer than the ending. */
const START = "^";
/** Patterns, marks and closings count once in a piece of about this length, so that a subject's phrases weigh little. */
const PIECE_CHARACTERS = 450;

/**
 * Counts the habits of a text: the last one and two syllables of its words (endings and particles; a word that is no
 * longer than that is marked), the first words of its sentences, and, once for each piece, what runs of words look like with
 * their stems masked, how marks and spaces follow each other, and how sentences close. Linear in the length of the text.
 */
export function countHabits({ prose, sentences }: Countable): HabitCounts {
  const counts: Counting = {
    endings: new Map(),
    openers: new Map(),
    patterns: new Map(),
    marks: new Map(),
    closings: new Map(),
  };
  const own = sentences.filter(({ proseStart, proseEnd }) => prose.slice(proseStart, proseEnd).trim() !== "");
  let from = 0;
  own.forEach(({ proseEnd }, at) => {
    const start = own[from]?.proseStart ?? 0;
    if (proseEnd - start < PIECE_CHARACTERS && at < own.length - 1) return;
    const piece = own.slice(from, at + 1).map((one) => prose.slice(one.proseStart, one.proseEnd).trim());
    countPiece(prose.slice(start, proseEnd), piece, counts);
    from = at + 1;
  });
  return counts;
}

function countPiece(text: string, sentences: readonly string[], counts: Counting): void {
  const closings = new Set<string>();
  for (const sentence of sentences) {
    const words = sentence.split(/\s+/u);
    add(counts.openers, words[0] ?? "");
    for (const word of words) addEndings(counts.endings, word.replace(EDGES, ""));
    const closed = sentence.replace(CLOSED, "");
    for (const length of CLOSING_LENGTHS) closings.add(closed.slice(-length));
  }
  const masked = maskWords(text);
  for (const closing of closings) add(counts.closings, closing);
  for (const pattern of countPatterns(masked)) add(counts.patterns, pattern);
  for (const mark of countMarks(masked)) add(counts.marks, mark);
}

function addEndings(endings: Map<string, number>, core: string): void {
  const syllables = LAST_SYLLABLES.exec(core)?.[0] ?? "";
  const isWhole = syllables === core;
  for (const length of [1, 2]) {
    if (syllables.length < length) return;
    add(endings, `${isWhole && syllables.length === length ? START : ""}${syllables.slice(-length)}`);
  }
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The counts of several texts together. */
export function sumHabits(texts: readonly HabitCounts[]): HabitCounts {
  const sumOf = (family: HabitFamily) => {
    const sum = new Map<string, number>();
    for (const text of texts) for (const [key, count] of text[family]) sum.set(key, (sum.get(key) ?? 0) + count);
    return sum;
  };
  return Object.fromEntries(HABIT_FAMILIES.map((family) => [family, sumOf(family)])) as unknown as HabitCounts;
}
