import type { Language } from "../report.ts";
import type { PreparedText } from "../text/prepared-text.ts";
import { compilePatterns, countPatterns, type PatternTable } from "./count-patterns.ts";
import { ENGLISH_FEATURES, familiesOf, featuresOf, KOREAN_FEATURES } from "./features.ts";
import { share } from "./statistics.ts";
import { type TextView, viewText } from "./text-view.ts";

const KOREAN_PATTERNS = compilePatterns(KOREAN_FEATURES);
const ENGLISH_PATTERNS = compilePatterns(ENGLISH_FEATURES);

export function patternsOf(language: Language): PatternTable {
  return language === "ko" ? KOREAN_PATTERNS : ENGLISH_PATTERNS;
}

/** The language whose features fit: English for English, Korean for anything else. */
export function styleLanguage(prepared: PreparedText): Language {
  return prepared.language === "en" ? "en" : "ko";
}

/**
 * The value of every feature of the text's language, in the order of `featuresOf(language)`: rates per 1,000 words, shares
 * (0 to 1), bits or plain numbers as each feature's `unit` says. All finite; all 0 for a text without words. Linear.
 */
export function measureStylometry(prepared: PreparedText): Float64Array {
  return measureView(viewText(prepared), styleLanguage(prepared));
}

export function measureView(view: TextView, language: Language): Float64Array {
  const features = featuresOf(language);
  const out = new Float64Array(features.length);
  if (view.wordCount === 0) return out;
  countPatterns(view, patternsOf(language), (feature) => {
    out[feature] = (out[feature] ?? 0) + 1;
  });
  const perWord = 1000 / view.wordCount;
  let place = 0;
  for (const family of familiesOf(language)) {
    let own = -1;
    for (const [k, feature] of family.features.entries()) {
      const at = place + k;
      if (feature.patterns === undefined) own = own < 0 ? at : own;
      else
        out[at] = feature.per === "sentences" ? share(out[at] ?? 0, view.sentences.length) : (out[at] ?? 0) * perWord;
    }
    if (own >= 0) measureOwn(view, family.features.length, family, out, place);
    place += family.features.length;
  }
  return out;
}

/** Features of a family without patterns need not stand together; its `measure` writes them one after another. */
function measureOwn(
  view: TextView,
  size: number,
  family: ReturnType<typeof familiesOf>[number],
  out: Float64Array,
  place: number,
): void {
  const own = new Float64Array(size);
  family.measure?.(view, own, 0);
  let next = 0;
  for (const [k, feature] of family.features.entries()) {
    if (feature.patterns === undefined) out[place + k] = own[next++] ?? 0;
  }
}
