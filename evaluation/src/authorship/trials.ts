import { seededRandom, shuffledOrder } from "../learners/seeded-random.ts";
import type { Unit } from "./read-units.ts";
import { topicWords } from "./topic-words.ts";
import { charactersOf, type Writer, type WriterDocument } from "./writers.ts";

/** Earlier texts of `writer` and a new text of `author`; documents are never on both sides. */
export interface Trial {
  readonly writer: string;
  readonly author: string;
  readonly earlier: readonly Unit[];
  readonly text: readonly Unit[];
}

export interface TrialSettings {
  /** Length of the new text. */
  readonly characters: number;
  /** Whether the earlier documents are those that share fewest words with the new one. */
  readonly subjectsApart: boolean;
  readonly perWriter: number;
  readonly perPair: number;
  readonly seed: number;
}

const EARLIER_CHARACTERS = { least: 3_000, most: 9_000 } as const;
const UNIT = 500;

/** Pairs of one writer and of two, from three to ten earlier documents and 3,000 to 9,000 characters of them. */
export function drawTrials(writers: readonly Writer[], settings: TrialSettings): Trial[] {
  const random = seededRandom(settings.seed);
  const trials: Trial[] = [];
  for (const writer of writers) {
    for (const author of writers) {
      const isSame = writer === author;
      for (let draw = 0; draw < (isSame ? settings.perWriter : settings.perPair); draw++) {
        const text = newText(author.documents, Math.floor(random() * author.documents.length), settings.characters);
        const earlier =
          text &&
          earlierTexts(writer, isSame ? text.used : new Set(), text.units, settings.subjectsApart && isSame, random);
        if (text && earlier) trials.push({ writer: writer.id, author: author.id, earlier, text: text.units });
      }
    }
  }
  return trials;
}

/** Units of one document, and of the next ones if it is shorter, up to the length; null if there are too few. */
export function newText(documents: readonly WriterDocument[], start: number, characters: number) {
  const units: Unit[] = [];
  const used = new Set<string>();
  for (let step = 0; step < documents.length && charactersOf(units) < characters * 0.95; step++) {
    const document = documents[(start + step) % documents.length];
    if (!document) break;
    used.add(document.id);
    for (const unit of document.units) if (charactersOf(units) < characters * 0.95) units.push(unit);
  }
  return charactersOf(units) < characters * 0.85 ? null : { units, used };
}

/** Earlier texts of a writer without some documents; null if they hold less than 3,000 characters. */
export function earlierTexts(
  { documents }: Pick<Writer, "documents">,
  without: ReadonlySet<string>,
  text: readonly Unit[],
  subjectsApart: boolean,
  random: () => number,
): Unit[] | null {
  const others = documents.filter(({ id }) => !without.has(id));
  const candidates = subjectsApart ? leastAlike(others, text) : others;
  const wanted = 3 + Math.floor(random() * 8);
  const { least, most } = EARLIER_CHARACTERS;
  const target = least + Math.floor(random() * (most - least));
  const perDocument = Math.max(1, Math.floor(target / wanted / UNIT));
  const units: Unit[] = [];
  for (const at of shuffledOrder(candidates.length, random)) {
    const own = candidates[at]?.units ?? [];
    const from = Math.floor(random() * Math.max(1, own.length - perDocument + 1));
    units.push(...own.slice(from, from + perDocument));
    if (charactersOf(units) >= target) break;
  }
  return charactersOf(units) < least * 0.93 ? null : units;
}

/** The half of the documents (three at least) that share fewest words with the text. */
function leastAlike(documents: readonly WriterDocument[], text: readonly Unit[]): WriterDocument[] {
  const own = new Set(text.flatMap((unit) => [...topicWords(unit)]));
  const alike = documents.map((document) => {
    const words = new Set(document.units.flatMap((unit) => [...topicWords(unit)]));
    let shared = 0;
    for (const word of words) if (own.has(word)) shared++;
    return { document, share: shared / Math.sqrt(1 + words.size) };
  });
  alike.sort((a, b) => a.share - b.share);
  return alike.slice(0, Math.max(3, Math.floor(documents.length / 2))).map(({ document }) => document);
}
