import { featuresOf } from "../../members/stylometry/features.ts";
import type { Language } from "../../text/prepared-text.ts";
import { ENGLISH_FINDINGS } from "./english-findings.ts";
import type { Finding } from "./finding.ts";
import { KOREAN_FINDINGS } from "./korean-findings.ts";

const BY_FEATURE_INDEX = { ko: byFeatureIndex("ko", KOREAN_FINDINGS), en: byFeatureIndex("en", ENGLISH_FINDINGS) };

/** The findings of a language by the features' indexes in the registry. */
export function findingsOf(language: Language): ReadonlyMap<number, Finding> {
  return BY_FEATURE_INDEX[language];
}

function byFeatureIndex(language: Language, findings: readonly Finding[]): ReadonlyMap<number, Finding> {
  const features = featuresOf(language);
  return new Map(
    findings.map((finding) => {
      const place = features.findIndex(({ id }) => id === finding.id);
      if (place < 0) throw new Error(`There is no feature "${finding.id}" to tell of.`);
      return [place, finding];
    }),
  );
}
