import { rounded } from "../../learners/numbers.ts";
import type { Feature } from "../../members/stylometry/feature.ts";
import type { DocumentType } from "../../members/stylometry/feature-reference.ts";
import {
  type FeatureReference,
  referencesFor,
  type StyleReferences,
  standingOf,
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
  /** Strength 0 to 1, relative to the strongest sign of this text. */
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
  /** Share (0 to 1) of human texts at least as extreme on that side. */
  readonly share: number;
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

/** Maximum signs per direction, and per family, since features of a family are similar. */
const MOST_SIGNS = 6;
const MOST_OF_FAMILY = 2;
/** A value in the middle half of the human texts is no evidence, whatever its contribution. */
const RARE_ENOUGH = 0.25;
/** Finer rarity cannot be distinguished: the references have a point for every 5%. */
const RAREST = 0.01;
/** In 57.5% of the pairs that differ, AI texts must be on the claimed side and human texts on the other. */
export const LEAST_TENDENCY = 0.15;
/** Least strength, as a share of the strongest. */
const LEAST_STRENGTH = 0.1;

interface Candidate {
  readonly place: number;
  readonly finding: Finding;
  readonly direction: "ai" | "human";
  readonly side: "high" | "low";
  readonly lower: number;
  readonly share: number;
  readonly strength: number;
}

/**
 * The strongest signs in both directions, strongest first: values rare among human texts whose tendency in the corpora
 * and contribution agree. Strength is contribution times rarity in bits. Percentiles never change a score.
 */
export function findSigns(
  facts: EvidenceFacts,
  findings: ReadonlyMap<number, Finding>,
  occurrences: ReadonlyMap<number, Occurrences>,
): readonly Sign[] {
  const compared = referencesFor(facts.references, facts.documentType);
  const candidates: Candidate[] = [];
  for (const [place, finding] of findings) {
    const candidate = candidateOf(facts, compared.list, place, finding);
    if (candidate === null) continue;
    const located = candidate.side === "high" && finding.located;
    if (!located || occurrences.get(place)?.sentences.length) candidates.push(candidate);
  }
  candidates.sort((a, b) => b.strength - a.strength || a.place - b.place);
  const strongest = candidates[0]?.strength ?? 1;
  const features = featuresOf(styleLanguage(facts.prepared));
  return chooseSigns(candidates).flatMap((candidate) => {
    const { place, finding, side, share } = candidate;
    const feature = features[place];
    if (feature === undefined || candidate.strength < LEAST_STRENGTH * strongest) return [];
    const found = side === "high" ? occurrences.get(place) : undefined;
    const evidence: Evidence = {
      id: feature.id,
      direction: candidate.direction,
      value: rounded(facts.values[place] ?? 0),
      humanPercentile: rounded(candidate.lower),
      strength: rounded(candidate.strength / strongest),
      sentences: finding.located ? (found?.sentences ?? []) : [],
    };
    const quotes = found?.quotes ?? [];
    return [{ feature, finding, evidence, facts: { side, share, quotes: chooseQuotes(quotes) }, quotes }];
  });
}

function candidateOf(
  facts: EvidenceFacts,
  references: readonly (FeatureReference | undefined)[],
  place: number,
  finding: Finding,
): Candidate | null {
  const contribution = facts.contributions[place] ?? 0;
  const tendency = facts.references.tendencies[place] ?? 0;
  const reference = references[place];
  if (contribution === 0 || Math.abs(tendency) < LEAST_TENDENCY || reference === undefined) return null;
  const { lower, atMost } = standingOf(reference, facts.values[place] ?? 0);
  const side = 1 - lower <= atMost ? "high" : "low";
  const share = side === "high" ? 1 - lower : atMost;
  const direction = tendency > 0 === (side === "high") ? "ai" : "human";
  if (share > RARE_ENOUGH || contribution > 0 !== (direction === "ai")) return null;
  if (!finding[side] || (finding.only ?? direction) !== direction) return null;
  const strength = Math.abs(contribution) * -Math.log2(Math.max(RAREST, share));
  return { place, finding, direction, side, lower, share, strength };
}

/** One sign per topic, two per family and six per direction, the strongest first. */
function chooseSigns(candidates: readonly Candidate[]): Candidate[] {
  const topics = new Set<string>();
  const families = new Map<FindingFamily, number>();
  const counts = { ai: 0, human: 0 };
  return candidates.filter(({ finding, direction }) => {
    const inFamily = families.get(finding.family) ?? 0;
    if (topics.has(finding.topic) || inFamily >= MOST_OF_FAMILY || counts[direction] >= MOST_SIGNS) return false;
    topics.add(finding.topic);
    families.set(finding.family, inFamily + 1);
    counts[direction]++;
    return true;
  });
}
