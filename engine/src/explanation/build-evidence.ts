import type { DocumentType, Evidence } from "../report.ts";
import type { Feature } from "../stylometry/feature.ts";
import { familiesOf, featuresOf } from "../stylometry/features.ts";
import { locateSigns } from "../stylometry/locate-signs.ts";
import { styleLanguage } from "../stylometry/measure-stylometry.ts";
import type { PreparedText } from "../text/prepared-text.ts";
import { referencesFor, type StyleReferences, standingOf } from "./feature-reference.ts";
import { type PhrasedStanding, phraseStanding, phraseValue } from "./phrase-standing.ts";

export interface EvidenceFacts {
  readonly prepared: PreparedText;
  readonly documentType?: DocumentType | undefined;
  /** `measureStylometry(prepared)`. */
  readonly values: Float64Array;
  /** What each feature adds to the logit of the stylometry member; positive speaks for a machine. */
  readonly contributions: Float64Array;
  readonly references: StyleReferences | null;
}

/** A sign with what the other explanations need to know of it. */
export interface Sign {
  readonly feature: Feature;
  readonly evidence: Evidence;
  /** Null without a reference. */
  readonly phrased: PhrasedStanding | null;
  /** Percent of human texts at least as extreme; 100 without a reference. */
  readonly percent: number;
}

/** Signs shown in each direction. */
const MOST_SIGNS = 6;
/** Signs of one family in one direction: the features of a family say much the same. */
const MOST_OF_FAMILY = 2;
/** A value in the middle of the human range is no evidence, whatever it contributes. */
const RARE_ENOUGH = 0.25;
/** Least contribution, as a share of the strongest. */
const LEAST_STRENGTH = 0.05;

/**
 * The strongest signs in both directions, strongest first: features that are shown at all, contribute, and whose value lies
 * in the outer quarter of the human texts compared with. Percentiles come from `references` alone and never change a score.
 */
export function findSigns(facts: EvidenceFacts): readonly Sign[] {
  const language = styleLanguage(facts.prepared);
  const features = featuresOf(language);
  const familyOf = familiesOf(language).flatMap((family, k) => family.features.map(() => k));
  const compared = facts.references === null ? null : referencesFor(facts.references, facts.documentType);
  let strongest = 0;
  for (const [k, feature] of features.entries()) {
    if (feature.shown) strongest = Math.max(strongest, Math.abs(facts.contributions[k] ?? 0));
  }
  if (strongest === 0) return [];

  const candidates: { place: number; strength: number; phrased: PhrasedStanding | null; lower: number | null }[] = [];
  for (const [place, feature] of features.entries()) {
    const strength = Math.abs(facts.contributions[place] ?? 0) / strongest;
    const value = facts.values[place] ?? 0;
    if (!feature.shown || strength < LEAST_STRENGTH) continue;
    const reference = compared?.list[place];
    if (compared === null || reference === undefined) {
      if (value > 0) candidates.push({ place, strength, phrased: null, lower: null });
      continue;
    }
    const standing = standingOf(reference, value);
    const phrased = phraseStanding(feature, standing, compared.called);
    if (Math.min(1 - standing.lower, standing.atMost) > RARE_ENOUGH) continue;
    candidates.push({ place, strength, phrased, lower: standing.lower });
  }
  candidates.sort((a, b) => b.strength - a.strength || a.place - b.place);

  const taken = { ai: new Map<number, number>(), human: new Map<number, number>() };
  const counts = { ai: 0, human: 0 };
  const chosen = candidates.filter(({ place }) => {
    const direction = (facts.contributions[place] ?? 0) > 0 ? "ai" : "human";
    const family = familyOf[place] ?? -1;
    const before = taken[direction].get(family) ?? 0;
    if (before >= MOST_OF_FAMILY || counts[direction] >= MOST_SIGNS) return false;
    taken[direction].set(family, before + 1);
    counts[direction]++;
    return true;
  });
  const sentences = locateSigns(facts.prepared, new Set(chosen.map(({ place }) => place)));
  return chosen.flatMap(({ place, strength, phrased, lower }) => {
    const feature = features[place];
    if (feature === undefined) return [];
    const value = facts.values[place] ?? 0;
    const occurs = phrased === null || phrased.side === "high";
    const evidence: Evidence = {
      id: feature.id,
      direction: (facts.contributions[place] ?? 0) > 0 ? "ai" : "human",
      name: feature.name,
      message: `${phrased?.statement ?? phraseValue(feature, value)}.`,
      value: rounded(value),
      humanPercentile: lower === null ? null : rounded(lower),
      strength: rounded(strength),
      sentences: occurs ? (sentences.get(place) ?? []) : [],
    };
    return [{ feature, evidence, phrased, percent: phrased?.percent ?? 100 }];
  });
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
