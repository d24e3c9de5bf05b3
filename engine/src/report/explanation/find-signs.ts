import { rounded } from "../../learners/numbers.ts";
import type { Feature } from "../../members/stylometry/feature.ts";
import type { DocumentType } from "../../members/stylometry/feature-reference.ts";
import {
  type FeatureReference,
  rateOf,
  referencesFor,
  type StyleReferences,
  standingOf,
  valueAtRate,
} from "../../members/stylometry/feature-reference.ts";
import { featuresOf } from "../../members/stylometry/features.ts";
import { styleLanguage } from "../../members/stylometry/measure-stylometry.ts";
import type { PreparedText } from "../../text/prepared-text.ts";
import { chooseQuotes, type Occurrences, type Quote } from "./find-occurrences.ts";
import type { Finding, FindingFamily } from "./finding.ts";

/** One measured sign for a human or an AI writer. */
export interface Evidence {
  /** Permanent id of the feature, for instance "comma-after-connective". */
  readonly id: string;
  readonly direction: "ai" | "human";
  readonly value: number;
  /** Share (0 to 1) of human reference texts with a lower value; null without a suitable reference. */
  readonly humanPercentile: number | null;
  /** Shares (0 to 1) of human and of AI texts that show the sign at least about as clearly. */
  readonly humanRate: number;
  readonly aiRate: number;
  /** Strength 0 to 1: the logarithm of the ratio of both rates, relative to the strongest sign of this text. */
  readonly strength: number;
  /** Indexes of sentences in which the sign occurs; empty for whole-text measures. */
  readonly sentences: readonly number[];
}

export interface EvidenceFacts {
  readonly prepared: PreparedText;
  readonly documentType?: DocumentType | undefined;
  /** `measureStylometry(prepared)`. */
  readonly values: Float64Array;
  /** Contribution of each feature to the logit of the stylometry member; positive values indicate an AI. */
  readonly contributions: Float64Array;
  readonly references: StyleReferences;
}

/** The facts about an `Evidence` besides its numbers. */
export interface SignFacts {
  /** Whether the value is unusually high or unusually low. */
  readonly side: "high" | "low";
  /** Words from the text, the most frequent first. */
  readonly quotes: readonly string[];
}

/** A sign with data for the other explanations. */
export interface Sign {
  readonly feature: Feature;
  readonly finding: Finding;
  readonly evidence: Evidence;
  readonly facts: SignFacts;
  readonly quotes: readonly Quote[];
}

/** Maximum signs per direction, and per family, since features of a family are similar; phrases differ more. */
const MOST_SIGNS = 6;
const MOST_OF_FAMILY = 2;
const MOST_PHRASES = 4;
/** A sign is at least this many times as frequent in the texts of its writer as in the other ones. */
export const LEAST_RATIO = 3;
/** Lower rates of the other writer count as this one: the corpora do not distinguish them. */
const LOWEST_RATE = 0.005;
/** Of more extreme values too few texts are known: they are compared with what 5 of 100 texts of the writer reach. */
const RAREST = 0.05;
/**
 * What occurs once may be chance, so it needs twice the ratio. Measured in 831 texts that nothing was fitted to: such
 * signs are then three times as frequent in texts of their writer, and else as frequent in both.
 */
const LONE_RATIO = 6;
/**
 * Words of a text whose measures can be compared. In a shorter one only repeated occurrences count, as if it went on
 * without any up to this length.
 */
const LEAST_WORDS = 100;
/** In 57.5% of the pairs that differ, AI texts must be on the claimed side and human texts on the other. */
export const LEAST_TENDENCY = 0.15;

interface Candidate {
  readonly place: number;
  readonly finding: Finding;
  readonly direction: "ai" | "human";
  readonly side: "high" | "low";
  readonly humanRate: number;
  readonly aiRate: number;
  readonly ratio: number;
  /** Where it occurs; none for measures of the whole text. */
  readonly found: Occurrences | null;
}

/**
 * The signs in both directions: first those that can be pointed at, then measures of the whole text, each with the
 * highest ratio of the two rates first. Rates never change a score.
 */
export function findSigns(
  facts: EvidenceFacts,
  findings: ReadonlyMap<number, Finding>,
  occurrences: ReadonlyMap<number, Occurrences>,
): readonly Sign[] {
  const compared = referencesFor(facts.references, facts.documentType).list;
  const candidates = [...findings].flatMap(([place, finding]) =>
    (["high", "low"] as const).flatMap((side) => {
      const candidate = finding[side] ? candidateOf(facts, compared, place, finding, side, occurrences) : null;
      return candidate ?? [];
    }),
  );
  const isWhole = ({ found }: Candidate) => (found === null ? 1 : 0);
  candidates.sort((a, b) => isWhole(a) - isWhole(b) || b.ratio - a.ratio || a.place - b.place);
  const chosen = chooseSigns(candidates);
  const strongest = Math.max(...chosen.map(({ ratio }) => ratio));
  const features = featuresOf(styleLanguage(facts.prepared));
  return chosen.flatMap(({ place, finding, direction, side, humanRate, aiRate, ratio, found }) => {
    const feature = features[place];
    const reference = compared[place];
    if (feature === undefined) return [];
    const value = facts.values[place] ?? 0;
    const evidence: Evidence = {
      id: feature.id,
      direction,
      value: rounded(value),
      humanPercentile: reference === undefined ? null : rounded(standingOf(reference, value).lower),
      humanRate: rounded(humanRate),
      aiRate: rounded(aiRate),
      strength: rounded(Math.log(ratio) / Math.log(strongest)),
      sentences: found?.sentences ?? [],
    };
    const quotes = found?.quotes ?? [];
    return [{ feature, finding, evidence, facts: { side, quotes: chooseQuotes(quotes) }, quotes }];
  });
}

/** The sign of a value on one side, or null if it is none: its rates, tendency and contribution must agree. */
function candidateOf(
  { prepared, values, contributions, references }: EvidenceFacts,
  compared: readonly (FeatureReference | undefined)[],
  place: number,
  finding: Finding,
  side: "high" | "low",
  occurrences: ReadonlyMap<number, Occurrences>,
): Candidate | null {
  const contribution = contributions[place] ?? 0;
  const tendency = references.tendencies[place] ?? 0;
  const direction = tendency > 0 === (side === "high") ? "ai" : "human";
  if (Math.abs(tendency) < LEAST_TENDENCY || (finding.only ?? direction) !== direction) return null;
  if (contribution === 0 || contribution > 0 !== (direction === "ai")) return null;
  const found = finding.located && side === "high" ? (occurrences.get(place) ?? null) : null;
  const words = prepared.words.length;
  const isShort = words < LEAST_WORDS;
  const isLone = found !== null && Math.max(found.sentences.length, found.quotes.length) < 2;
  if (found?.sentences.length === 0 || (isShort && (found === null || isLone))) return null;
  const value = (values[place] ?? 0) * (found === null ? 1 : Math.min(1, words / LEAST_WORDS));
  const [all, own, ai] = [references.all[place], compared[place], references.ai[place]];
  if (all === undefined || own === undefined || ai === undefined) return null;
  const rates = ratesOf(value, side, direction, own, ai);
  // A sign must also hold against all human texts, whatever the type of the text is.
  const ratio = Math.min(rates.ratio, own === all ? rates.ratio : ratesOf(value, side, direction, all, ai).ratio);
  return ratio < (isLone ? LONE_RATIO : LEAST_RATIO)
    ? null
    : { place, finding, direction, side, ...rates, ratio, found };
}

interface Rates {
  readonly humanRate: number;
  readonly aiRate: number;
  /** How many times as frequent the sign is in texts of its writer. */
  readonly ratio: number;
}

/** Shares of human and of AI texts with a value at least as extreme, and their ratio in the direction of the sign. */
export function ratesOf(
  value: number,
  side: "high" | "low",
  direction: "ai" | "human",
  human: FeatureReference,
  ai: FeatureReference,
): Rates {
  const rarest = valueAtRate(direction === "ai" ? ai : human, RAREST, side);
  const compared = side === "high" ? Math.min(value, rarest) : Math.max(value, rarest);
  const humanRate = rateOf(human, compared, side);
  const aiRate = rateOf(ai, compared, side);
  const [own, other] = direction === "ai" ? [aiRate, humanRate] : [humanRate, aiRate];
  return { humanRate, aiRate, ratio: own / Math.max(LOWEST_RATE, other) };
}

/** One sign per topic, two per family, four phrases and six per direction, in their order; none about the same words as another. */
function chooseSigns(candidates: readonly Candidate[]): Candidate[] {
  const topics = new Set<string>();
  const families = new Map<FindingFamily, number>();
  const counts = { ai: 0, human: 0 };
  const quoted: string[] = [];
  return candidates.filter(({ finding, direction, found }) => {
    const inFamily = families.get(finding.family) ?? 0;
    const mostOfFamily = finding.family === "phrase" ? MOST_PHRASES : MOST_OF_FAMILY;
    if (topics.has(finding.topic) || inFamily >= mostOfFamily || counts[direction] >= MOST_SIGNS) return false;
    const words = chooseQuotes(found?.quotes ?? []);
    const isSaid = (text: string) => quoted.some((other) => other.includes(text) || text.includes(other));
    if (words.length > 0 && words.every(isSaid)) return false;
    quoted.push(...words);
    topics.add(finding.topic);
    families.set(finding.family, inFamily + 1);
    counts[direction]++;
    return true;
  });
}
