import { MIXED_BAND } from "../../document/verdict-bands.ts";
import { type FeatureReference, type StyleReferences, standingOf } from "../../members/stylometry/feature-reference.ts";
import type { PreparedText } from "../../text/prepared-text.ts";
import { chooseQuotes, type Occurrences } from "./find-occurrences.ts";
import { LEAST_TENDENCY } from "./find-signs.ts";
import type { Finding } from "./finding.ts";

export interface SentenceFacts {
  readonly prepared: PreparedText;
  readonly values: Float64Array;
  readonly references: StyleReferences;
  readonly sentenceProbabilities: readonly number[];
}

/** A sign in one sentence. */
export interface SentenceReason {
  /** Permanent id of the feature. */
  readonly id: string;
  readonly direction: "ai" | "human";
  /** Words from the sentence. */
  readonly quotes: readonly string[];
}

const MOST_REASONS = 3;
/** A feature in more than this share of the sentences does not distinguish any sentence. */
const COMMON = 0.6;
/** A comma alone is no evidence about a sentence. */
const COMMONPLACE = "comma";
/** Only signs at least as frequent as in the median human text are listed. */
const USUAL = 0.5;

/**
 * For each sentence up to three of its signs that agree with its judgement: of AI from 0.4 on, of a human below. Empty
 * for sentences without signs and for excluded ones.
 */
export function sentenceReasons(
  { prepared, values, references, sentenceProbabilities }: SentenceFacts,
  compared: readonly (FeatureReference | undefined)[],
  findings: ReadonlyMap<number, Finding>,
  occurrences: ReadonlyMap<number, Occurrences>,
): SentenceReason[][] {
  const included = prepared.sentences.filter((sentence) => sentence.excluded === null).length;
  const reasons: SentenceReason[][] = prepared.sentences.map(() => []);
  const topics: Set<string>[] = prepared.sentences.map(() => new Set());
  const quoted: string[][] = prepared.sentences.map(() => []);
  const tendencyOf = (place: number) => references.tendencies[place] ?? 0;
  const places = [...findings.keys()]
    .filter((place) => {
      const reference = compared[place];
      if (Math.abs(tendencyOf(place)) < LEAST_TENDENCY || reference === undefined) return false;
      return standingOf(reference, values[place] ?? 0).lower >= USUAL;
    })
    .sort((a, b) => Math.abs(tendencyOf(b)) - Math.abs(tendencyOf(a)) || a - b);
  for (const place of places) {
    const finding = findings.get(place);
    const found = occurrences.get(place);
    const direction = tendencyOf(place) > 0 ? "ai" : "human";
    if (!finding?.located || found === undefined) continue;
    if ((finding.only ?? direction) !== direction || finding.topic === COMMONPLACE) continue;
    const topic = finding.family === "comma" ? finding.family : finding.topic;
    if (found.sentences.length > Math.max(3, COMMON * included)) continue;
    for (const index of found.sentences) {
      const list = reasons[index];
      const leansAi = (sentenceProbabilities[index] ?? 0) >= MIXED_BAND;
      if (list === undefined || list.length >= MOST_REASONS || leansAi !== (direction === "ai")) continue;
      const quotes = found.quotes.filter(({ sentence }) => sentence === index);
      // The same words may belong to several features: "이를 통해" and "통해".
      const before = quoted[index] ?? [];
      if (quotes.some(({ text }) => before.some((other) => other.includes(text) || text.includes(other)))) continue;
      if (topics[index]?.has(topic)) continue;
      topics[index]?.add(topic);
      before.push(...quotes.map(({ text }) => text));
      list.push({ id: finding.id, direction, quotes: chooseQuotes(quotes) });
    }
  }
  return reasons;
}
