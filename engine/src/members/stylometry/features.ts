import type { Language } from "../../text/prepared-text.ts";
import { CONTRACTED_AND_FULL } from "./english/contracted-and-full.ts";
import { DISCOURSE_MARKERS } from "./english/discourse-markers.ts";
import { ENGLISH_COMMAS } from "./english/english-commas.ts";
import { ENGLISH_MARKS } from "./english/english-marks.ts";
import { ENGLISH_STANCE } from "./english/english-stance.ts";
import { ENGLISH_VARIETY } from "./english/english-variety.ts";
import { EXCESS_WORDS } from "./english/excess-words.ts";
import { FUNCTION_WORD_RATES } from "./english/function-word-rates.ts";
import { FUNCTION_WORD_SHARES } from "./english/function-word-shares.ts";
import { ENGLISH_PHRASES } from "./english/phrases.ts";
import { REPETITION } from "./english/repetition.ts";
import { RHETORIC } from "./english/rhetoric.ts";
import { ENGLISH_OPENINGS } from "./english/sentence-openings.ts";
import { SPECIFICS } from "./english/specifics.ts";
import { VERB_FORMS } from "./english/verb-forms.ts";
import { WORD_SHAPES } from "./english/word-shapes.ts";
import type { Family, Feature } from "./feature.ts";
import { AFFIXES } from "./korean/affixes.ts";
import { CHARACTERS } from "./korean/characters.ts";
import { COLLOQUIAL } from "./korean/colloquial.ts";
import { COMMAS } from "./korean/commas.ts";
import { CONNECTIVE_ENDINGS } from "./korean/connective-endings.ts";
import { CONNECTIVES } from "./korean/connectives.ts";
import { ENDINGS } from "./korean/endings.ts";
import { MARKS } from "./korean/marks.ts";
import { OPENINGS } from "./korean/openings.ts";
import { PARTICLES } from "./korean/particles.ts";
import { PHRASES } from "./korean/phrases.ts";
import { SPACING } from "./korean/spacing.ts";
import { STANCE } from "./korean/stance.ts";
import { TRANSLATIONESE } from "./korean/translationese.ts";
import { VARIETY } from "./korean/variety.ts";
import { SENTENCE_LENGTHS } from "./sentence-lengths.ts";

/**
 * The families of a language, in the order of the vector. Models name their features, so families and features may be
 * in any order.
 */
const KOREAN_FAMILIES: readonly Family[] = [
  ENDINGS,
  CONNECTIVE_ENDINGS,
  PARTICLES,
  COMMAS,
  SPACING,
  SENTENCE_LENGTHS,
  VARIETY,
  CONNECTIVES,
  PHRASES,
  TRANSLATIONESE,
  AFFIXES,
  STANCE,
  COLLOQUIAL,
  MARKS,
  OPENINGS,
  CHARACTERS,
];

const ENGLISH_FAMILIES: readonly Family[] = [
  FUNCTION_WORD_RATES,
  ENGLISH_PHRASES,
  ENGLISH_MARKS,
  SENTENCE_LENGTHS,
  ENGLISH_VARIETY,
  CONTRACTED_AND_FULL,
  DISCOURSE_MARKERS,
  ENGLISH_COMMAS,
  ENGLISH_STANCE,
  EXCESS_WORDS,
  FUNCTION_WORD_SHARES,
  REPETITION,
  RHETORIC,
  ENGLISH_OPENINGS,
  SPECIFICS,
  VERB_FORMS,
  WORD_SHAPES,
];

/** The ordered registry of Korean features: entry k describes element k of the vector of `measureStylometry`. */
export const KOREAN_FEATURES: readonly Feature[] = KOREAN_FAMILIES.flatMap((family) => family.features);

/** The ordered registry of English features. */
export const ENGLISH_FEATURES: readonly Feature[] = ENGLISH_FAMILIES.flatMap((family) => family.features);

export function familiesOf(language: Language): readonly Family[] {
  return language === "ko" ? KOREAN_FAMILIES : ENGLISH_FAMILIES;
}

export function featuresOf(language: Language): readonly Feature[] {
  return language === "ko" ? KOREAN_FEATURES : ENGLISH_FEATURES;
}
