import type { Unit } from "./read-units.ts";

const known = new WeakMap<Unit, ReadonlySet<string>>();
/** Beginnings of words that say nothing about the subject: those of more than 3 in 100 units. */
let common: ReadonlySet<string> = new Set();

const SAMPLED = 7;

const beginnings = (text: string) =>
  new Set(Array.from(text.matchAll(/[가-힣A-Za-z]{2,}/gu), ([word]) => word.slice(0, 2)));

/** Finds the common words; called once before `topicWords`. */
export function findCommonWords(units: readonly Unit[]): void {
  const sampled = units.filter((_, at) => at % SAMPLED === 0);
  const counts = new Map<string, number>();
  for (const { text } of sampled) for (const word of beginnings(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  common = new Set([...counts].filter(([, count]) => count > sampled.length * 0.03).map(([word]) => word));
}

/** What a unit is about, roughly: the first two syllables of its words without the common ones. */
export function topicWords(unit: Unit): ReadonlySet<string> {
  const found = known.get(unit);
  if (found) return found;
  const words = new Set([...beginnings(unit.text)].filter((word) => !common.has(word)));
  known.set(unit, words);
  return words;
}
