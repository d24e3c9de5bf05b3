import { AI_BAND, MIXED_BAND } from "../../document/verdict-bands.ts";
import type { PreparedText } from "../../text/prepared-text.ts";
import type { FoundPhrase } from "./ai-phrases.ts";
import type { Sign } from "./find-signs.ts";
import type { FindingFamily } from "./finding.ts";

export interface AdvisedFacts {
  readonly prepared: PreparedText;
  readonly aiProbability: number;
  readonly sentenceProbabilities: readonly number[];
}

const MOST_ADVICE = 5;
const MOST_PHRASES = 2;
const QUOTES_ADVISED = 2;
/** Phrases that can be deleted without a replacement. */
const PLAIN = new Set(["vivid-number", "not-a-but-b", "en-not-only", "en-comma-ing"]);
/** For a text judged human, only signs that are rare among people and occur in several sentences lead to advice. */
const RARE_FOR_HUMAN = 0.05;
/** Neighbouring sentences whose lengths differ by at most this many words count as equal. */
const ALIKE = 2;
/** A run of this many leads to advice. */
const LEAST_RUN = 4;

export interface Advice {
  readonly kind:
    | "commas"
    | "endings"
    | "openings"
    | "phrases"
    | "translationese"
    | "punctuation"
    | "lengths"
    | "stock-phrase"
    | "own-thoughts";
  /** Indexes of the sentences concerned; for `lengths` the first and the last of a run. */
  readonly sentences: readonly number[];
  /** Words from the text. */
  readonly quotes: readonly string[];
  /** Permanent id of the feature that led to the advice. */
  readonly feature?: string;
}

/**
 * Advice for better writing from the findings: which words in which sentences, and what to try. It concerns the readers
 * of the text and never the score. At most five items; none without findings.
 */
export function recommend(
  facts: AdvisedFacts,
  signs: readonly Sign[],
  phrases: readonly FoundPhrase[],
): readonly Advice[] {
  const advice = new Map<string, Advice>();
  const quoted: string[] = [];
  const doubted = facts.aiProbability >= MIXED_BAND;
  for (const sign of signs) {
    const { direction, sentences, humanRate } = sign.evidence;
    if (direction !== "ai" || (!doubted && (humanRate > RARE_FOR_HUMAN || sentences.length < 2))) continue;
    const entry = adviceFor(sign, facts.prepared);
    if (entry === null || advice.has(entry.topic)) continue;
    advice.set(entry.topic, entry.advice);
    quoted.push(...sign.quotes.map(({ text }) => text));
  }
  if (doubted) {
    const fresh = phrases.filter(({ quote }) => !quoted.some((text) => text.includes(quote) || quote.includes(text)));
    for (const { quote, sentences } of fresh.slice(0, MOST_PHRASES)) {
      advice.set(quote, { kind: "stock-phrase", sentences, quotes: [quote] });
    }
    const doubtful = doubtfulSentences(facts);
    if (doubtful.length > 0) advice.set("doubtful", { kind: "own-thoughts", sentences: doubtful, quotes: [] });
  }
  return [...advice.values()].slice(0, MOST_ADVICE);
}

/** Advice about the signs of a family; none for the other families. */
const KINDS: Readonly<Partial<Record<FindingFamily, Advice["kind"]>>> = {
  comma: "commas",
  ending: "endings",
  opening: "openings",
  phrase: "phrases",
  translationese: "translationese",
  punctuation: "punctuation",
};

function adviceFor(sign: Sign, prepared: PreparedText): { topic: string; advice: Advice } | null {
  const { finding, evidence, facts } = sign;
  if (finding.family === "sentence-length") return lengthAdvice(prepared, finding.topic);
  const kind = KINDS[finding.family];
  if (kind === undefined || facts.side === "low" || evidence.sentences.length === 0) return null;
  const quotes = facts.quotes.slice(0, QUOTES_ADVISED);
  const isAboutWords = kind === "phrases" || kind === "translationese";
  if (isAboutWords && (quotes.length === 0 || PLAIN.has(finding.id))) return null;
  const topic = finding.family === "phrase" || finding.family === "opening" ? finding.id : finding.family;
  return { topic, advice: { kind, sentences: evidence.sentences, quotes, feature: finding.id } };
}

function lengthAdvice(prepared: PreparedText, topic: string): { topic: string; advice: Advice } | null {
  const run = topic === "mean-length" || topic === "long-sentences" ? null : longestAlike(prepared);
  if (run === null) return null;
  return { topic: "length", advice: { kind: "lengths", sentences: [run.first, run.last], quotes: [] } };
}

/** The up to three sentences at 0.7 and above with the highest probabilities, in the order of the text. */
function doubtfulSentences({ prepared, sentenceProbabilities }: AdvisedFacts): number[] {
  return prepared.sentences
    .filter(({ index, excluded }) => excluded === null && (sentenceProbabilities[index] ?? 0) >= AI_BAND)
    .map(({ index }) => index)
    .sort((a, b) => (sentenceProbabilities[b] ?? 0) - (sentenceProbabilities[a] ?? 0) || a - b)
    .slice(0, 3)
    .sort((a, b) => a - b);
}

/** The longest run of neighbouring sentences of similar length, or null if there is no long one. */
function longestAlike(prepared: PreparedText): { first: number; last: number } | null {
  const words = new Map<number, number>();
  for (const word of prepared.words) words.set(word.sentence, (words.get(word.sentence) ?? 0) + 1);
  const included = prepared.sentences.filter((sentence) => sentence.excluded === null);
  let best: { first: number; last: number } | null = null;
  let size = LEAST_RUN - 1;
  let from = 0;
  for (let k = 1; k <= included.length; k++) {
    const here = included[k];
    const before = included[k - 1];
    const alike =
      here !== undefined &&
      before !== undefined &&
      Math.abs((words.get(here.index) ?? 0) - (words.get(before.index) ?? 0)) <= ALIKE;
    if (alike) continue;
    const first = included[from];
    if (k - from > size && first !== undefined && before !== undefined) {
      size = k - from;
      best = { first: first.index, last: before.index };
    }
    from = k;
  }
  return best;
}
