import type { PreparedText } from "../text/prepared-text.ts";

/**
 * Kinds of habit that are counted apart. None knows the subject: a word shows its last two syllables at most, and a first
 * word of a sentence counts only where many writers begin with it.
 */
export const HABIT_FAMILIES = ["endings", "sequences", "openers", "shape"] as const;
export type HabitFamily = (typeof HABIT_FAMILIES)[number];

/** How often each habit of each family occurs in a text. */
export type HabitCounts = Readonly<Record<HabitFamily, ReadonlyMap<string, number>>>;

const EDGES = /^[^가-힣A-Za-z0-9]{1,20}|[^가-힣A-Za-z0-9]{1,20}$/gu;
const LAST_SYLLABLES = /[가-힣]{1,40}$/u;
const LONGEST_SENTENCE_CLASS = 14;
const LONGEST_WORD_CLASS = 9;
const MOST_COMMAS = 4;
/** Stands for what comes before the first word of a sentence, and for a word that ends in no syllable of Hangul. */
const START = "^";
const OTHER = "_";

/**
 * Counts the habits of a text: the last one and two syllables of its words (endings and particles; a word that is no
 * longer than that is marked), which last syllable follows which, the first words of its sentences, and the lengths of
 * sentences and words with the commas of a sentence. Linear in the length of the text.
 */
export function countHabits({ prose, sentences }: Pick<PreparedText, "prose" | "sentences">): HabitCounts {
  const counts = {
    endings: new Map<string, number>(),
    sequences: new Map<string, number>(),
    openers: new Map<string, number>(),
    shape: new Map<string, number>(),
  };
  for (const { proseStart, proseEnd } of sentences) {
    const sentence = prose.slice(proseStart, proseEnd).trim();
    if (sentence === "") continue;
    const words = sentence.split(/\s+/u);
    add(counts.openers, words[0] ?? "");
    add(counts.shape, `length ${Math.min(LONGEST_SENTENCE_CLASS, Math.floor(sentence.length / 10))}`);
    add(counts.shape, `commas ${Math.min(MOST_COMMAS, sentence.split(",").length - 1)}`);
    let before = START;
    for (const word of words) {
      const core = word.replace(EDGES, "");
      add(counts.shape, `word ${Math.min(LONGEST_WORD_CLASS, core.length)}`);
      const syllables = LAST_SYLLABLES.exec(core)?.[0] ?? "";
      addEndings(counts.endings, syllables, syllables === core);
      const last = syllables.slice(-1) || OTHER;
      if (syllables !== "") add(counts.sequences, before + last);
      before = last;
    }
  }
  return counts;
}

function addEndings(endings: Map<string, number>, syllables: string, isWhole: boolean): void {
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
  return {
    endings: sumOf("endings"),
    sequences: sumOf("sequences"),
    openers: sumOf("openers"),
    shape: sumOf("shape"),
  };
}
