import { PAIRED_FILES } from "./paired-files.ts";
import type { CorpusRow } from "./read-corpus.ts";

/** Their texts were made from the same documents, but the rows do not say which. */
const PAIRED: ReadonlySet<string> = new Set(Object.values(PAIRED_FILES));

/** Words in more texts than this do not identify a document. */
const COMMONEST = 60;
/** Cosine of two texts' rare words from which on they count as made from one document. */
const ALIKE = 0.15;

/**
 * Groups the texts of the paired files by document, so that no fold trains on a rewriting of its test texts. Rows do
 * not name their document; shared rare words identify it, by single linkage.
 */
export function groupPaired(rows: readonly CorpusRow[]): CorpusRow[] {
  const places = rows.map((_, at) => at).filter((at) => PAIRED.has((rows[at] as CorpusRow).file));
  const bags = places.map((at) => wordsOf((rows[at] as CorpusRow).text));
  const roots = linkAlike(weighRareWords(bags));
  const groups = new Map(places.map((at, own) => [at, `document ${rows[places[roots[own]]]?.id}`]));
  return rows.map((row, at) => ({ ...row, group: groups.get(at) ?? row.group }));
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[a-z]{4,}|\d{4}/g) ?? []);
}

/** Inverse document frequency of each text's rare words, scaled to length 1. */
function weighRareWords(bags: readonly ReadonlySet<string>[]): Map<string, number>[] {
  const frequency = new Map<string, number>();
  for (const bag of bags) for (const word of bag) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  return bags.map((bag) => {
    const own = new Map<string, number>();
    for (const word of bag) {
      const count = frequency.get(word) as number;
      if (count >= 2 && count <= COMMONEST) own.set(word, Math.log(bags.length / count));
    }
    const length = Math.hypot(...own.values()) || 1;
    return new Map([...own].map(([word, weight]) => [word, weight / length]));
  });
}

/** For each text the first text of its group. */
function linkAlike(texts: readonly ReadonlyMap<string, number>[]): number[] {
  const roots = texts.map((_, at) => at);
  const rootOf = (at: number): number => {
    let root = at;
    while (roots[root] !== root) root = roots[root];
    return root;
  };
  const seen = new Map<string, [at: number, weight: number][]>();
  texts.forEach((own, at) => {
    const cosines = new Map<number, number>();
    for (const [word, weight] of own) {
      for (const [other, otherWeight] of seen.get(word) ?? []) {
        cosines.set(other, (cosines.get(other) ?? 0) + weight * otherWeight);
      }
    }
    for (const [other, cosine] of cosines) {
      if (cosine < ALIKE) continue;
      const [first, second] = [rootOf(at), rootOf(other)];
      roots[Math.max(first, second)] = Math.min(first, second);
    }
    for (const [word, weight] of own) {
      const before = seen.get(word);
      if (before) before.push([at, weight]);
      else seen.set(word, [[at, weight]]);
    }
  });
  return texts.map((_, at) => rootOf(at));
}
