import type { Language, PreparedText } from "../../text/prepared-text.ts";
import { compilePatterns, countPatterns, type PatternTable } from "./count-patterns.ts";
import { ENGLISH_FEATURES, familiesOf, featuresOf, KOREAN_FEATURES } from "./features.ts";
import { share } from "./statistics.ts";
import { type TokenizedText, tokenizeText } from "./tokenized-text.ts";

const KOREAN_PATTERNS = compilePatterns(KOREAN_FEATURES);
const ENGLISH_PATTERNS = compilePatterns(ENGLISH_FEATURES);

export function patternsOf(language: Language): PatternTable {
  return language === "ko" ? KOREAN_PATTERNS : ENGLISH_PATTERNS;
}

/** The language whose features are used: English for English, Korean for anything else. */
export function styleLanguage(prepared: PreparedText): Language {
  return prepared.language === "en" ? "en" : "ko";
}

/**
 * The value of every feature, in the order of `featuresOf(language)` and in each feature's `unit`. All finite; all 0 for a text
 * without words. Linear.
 */
export function measureStylometry(prepared: PreparedText): Float64Array {
  return measureView(tokenizeText(prepared), styleLanguage(prepared));
}

function measureView(view: TokenizedText, language: Language): Float64Array {
  const features = featuresOf(language);
  const out = new Float64Array(features.length);
  if (view.wordCount === 0) return out;
  countPatterns(view, patternsOf(language), (feature) => {
    out[feature] = (out[feature] ?? 0) + 1;
  });
  const perWord = 1000 / view.wordCount;
  let place = 0;
  for (const family of familiesOf(language)) {
    const own = family.measure?.(view);
    for (const { id, patterns, per } of family.features) {
      const count = out[place] ?? 0;
      if (patterns === undefined) out[place] = own?.[id] ?? 0;
      else out[place] = per === "sentences" ? share(count, view.sentences.length) : count * perWord;
      place++;
    }
  }
  return out;
}
