import type { CharacterCounts } from "./clean-characters.ts";
import type { TextIntegrity } from "./prepared-text.ts";

/**
 * This many hidden or look-alike characters in words, absolute and per thousand, cannot come from a web page by
 * accident.
 */
const LEAST_SUSPICIOUS = 3;
const SUSPICIOUS_PER_THOUSAND = 2;

/** Findings of the clean-up. Exotic spaces and full-width punctuation alone are never suspicious. */
export function judgeIntegrity(counts: CharacterCounts, lookAlikes: number, length: number): TextIntegrity {
  const imitated = lookAlikes + counts.mathLetters;
  const most = Math.max(counts.zeroWidthInWords, imitated, counts.fullWidthLetters);
  return {
    zeroWidthCharacters: counts.zeroWidth,
    lookAlikeCharacters: imitated,
    fullWidthCharacters: counts.fullWidth,
    controlCharacters: counts.control,
    irregularSpaces: counts.irregularSpaces,
    suspicious: most >= LEAST_SUSPICIOUS && most * 1000 >= SUSPICIOUS_PER_THOUSAND * length,
  };
}
