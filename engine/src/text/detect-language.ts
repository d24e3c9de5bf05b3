import { isCompatibilityJamo, isHangulSyllable, isLatin, isLetter } from "./character-kinds.ts";
import { countFunctionWords } from "./function-words.ts";
import type { Language } from "./prepared-text.ts";

/** Minimum share of Hangul syllables at which an otherwise Latin text counts as Korean (a syllable has weight two). */
const KOREAN_SHARE = 0.3;
/** Minimum share of letters of other scripts at which a text is neither Korean nor English. */
const OTHER_SHARE = 0.4;
/** Minimum share of English function words; running English has 0.3 to 0.5, dense technical lists 0.15. */
const ENGLISH_SHARE = 0.1;
/** Minimum share of everyday English and function words, for text in the imperative; directions have 0.4 to 0.7. */
const PLAIN_ENGLISH_SHARE = 0.25;
/** Maximum words of other languages in a text with that many everyday English ones. */
const STRAY_SHARE = 0.05;

/**
 * Language by the share of Hangul and Latin letters, and by English function words or, without those, everyday words.
 * "none" means no letters, or letters without words.
 */
export function detectLanguage(text: string): Language | "unsupported" | "none" {
  let hangul = 0;
  let latin = 0;
  let other = 0;
  let jamo = 0;
  const distinct = new Set<number>();
  for (let i = 0; i < text.length; i++) {
    const c = text.codePointAt(i) ?? 0;
    if (c > 0xffff) i++;
    if (isHangulSyllable(c)) hangul++;
    else if (isLatin(c)) latin++;
    else if (isCompatibilityJamo(c)) jamo++;
    else if (isLetter(c)) other++;
    else continue;
    if (distinct.size < 8) distinct.add(c);
  }
  const letters = hangul + latin + other;
  if (letters === 0 || distinct.size <= 2 || (letters >= 30 && distinct.size <= 5)) return "none";
  if (jamo > 4 * letters) return "none";
  const weighted = 2 * hangul + latin + 2 * other;
  if (2 * other >= OTHER_SHARE * weighted) return "unsupported";
  if (2 * hangul >= KOREAN_SHARE * (2 * hangul + latin)) return "ko";
  return readsAsEnglish(text) ? "en" : "unsupported";
}

function readsAsEnglish(text: string): boolean {
  const { words, english, plain, foreign, initials } = countFunctionWords(text);
  if (words === 0) return false;
  if (english > foreign && english >= ENGLISH_SHARE * words) return true;
  return foreign - initials <= STRAY_SHARE * words && english + plain >= PLAIN_ENGLISH_SHARE * words;
}
