import { AI_BAND, MIXED_BAND } from "../../document/verdict-bands.ts";
import type { PreparedText } from "../../text/prepared-text.ts";
import type { FoundPhrase } from "./ai-phrases.ts";
import type { Sign } from "./find-signs.ts";
import type { FindingFamily } from "./finding.ts";
import { hasOwnFacts } from "./has-own-facts.ts";

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

export interface Advice {
  readonly kind: "endings" | "openings" | "phrases" | "translationese" | "stock-phrase" | "own-thoughts";
  /** Indexes of the sentences concerned. */
  readonly sentences: readonly number[];
  /** Words from the text. */
  readonly quotes: readonly string[];
  /** Permanent id of the feature that led to the advice. */
  readonly feature?: string;
}

/**
 * Advice for better writing from the findings: which words in which sentences, and what to try. It concerns the readers
 * of the text and never the score: signs whose removal makes no text better (commas, marks, lengths of sentences) lead
 * to none. At most five items; none without findings.
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
    const entry = adviceFor(sign);
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
  ending: "endings",
  opening: "openings",
  phrase: "phrases",
  translationese: "translationese",
};

function adviceFor(sign: Sign): { topic: string; advice: Advice } | null {
  const { finding, evidence, facts } = sign;
  const kind = KINDS[finding.family];
  if (kind === undefined || facts.side === "low" || evidence.sentences.length === 0) return null;
  const quotes = facts.quotes.slice(0, QUOTES_ADVISED);
  const isAboutWords = kind === "phrases" || kind === "translationese";
  const isAboutRepetition = kind === "endings" || (kind === "openings" && quotes.length === 0);
  if (isAboutRepetition && evidence.sentences.length < 2) return null;
  if (isAboutWords && (quotes.length === 0 || PLAIN.has(finding.id))) return null;
  const topic = finding.family === "phrase" || finding.family === "opening" ? finding.id : finding.family;
  return { topic, advice: { kind, sentences: evidence.sentences, quotes, feature: finding.id } };
}

/** Of a text with such a share of sentences with facts of their own no more is asked. */
const MANY_FACTS = 0.5;

/**
 * The up to three sentences without facts of their own at 0.7 and above with the highest probabilities, in the order of
 * the text; none of a text that consists of such facts.
 */
function doubtfulSentences({ prepared, sentenceProbabilities }: AdvisedFacts): number[] {
  const judged = prepared.sentences.filter(({ excluded }) => excluded === null);
  if (!judged.some(({ index }) => (sentenceProbabilities[index] ?? 0) >= AI_BAND)) return [];
  const plain = judged.filter(({ start, end }) => !hasOwnFacts(prepared.original.slice(start, end)));
  if (judged.length - plain.length >= MANY_FACTS * judged.length) return [];
  return plain
    .filter(({ index }) => (sentenceProbabilities[index] ?? 0) >= AI_BAND)
    .map(({ index }) => index)
    .sort((a, b) => (sentenceProbabilities[b] ?? 0) - (sentenceProbabilities[a] ?? 0) || a - b)
    .slice(0, 3)
    .sort((a, b) => a - b);
}
