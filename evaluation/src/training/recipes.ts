import type { Language } from "@geulgyeol/engine";
import type { LanguageModelRecipe } from "./train-language-models.ts";
import type { NgramRecipe } from "./train-ngrams.ts";
import type { TreesRecipe } from "./train-trees.ts";

/** Everything that is chosen by hand for the members of one language. */
export interface MembersRecipe {
  readonly ngrams: readonly NgramRecipe[];
  readonly languageModels: LanguageModelRecipe;
  readonly stylometry: TreesRecipe;
}

const STYLOMETRY: TreesRecipe = {
  trees: 600,
  depth: 5,
  rate: 0.06,
  ridge: 2,
  leastHessian: 6,
  featureShare: 0.2,
  rowShare: 0.7,
};

export const RECIPES: Readonly<Record<Language, MembersRecipe>> = {
  ko: {
    ngrams: [
      { view: "full", shape: { lowest: 1, highest: 5, bits: 18 }, foldLatin: true, rarest: 4, cost: 128, passes: 6 },
      { view: "blind", shape: { lowest: 1, highest: 5, bits: 18 }, foldLatin: true, rarest: 4, cost: 128, passes: 6 },
      { view: "frame", shape: { lowest: 1, highest: 3, bits: 17 }, foldLatin: true, rarest: 3, cost: 32, passes: 6 },
      { view: "word", shape: { lowest: 1, highest: 2, bits: 17 }, foldLatin: true, rarest: 3, cost: 32, passes: 6 },
    ],
    languageModels: { order: 4, foldLatin: true, bits: 18, strengths: [5, 150, 50, 20] },
    stylometry: STYLOMETRY,
  },
  en: {
    ngrams: [
      { view: "full", shape: { lowest: 1, highest: 5, bits: 18 }, foldLatin: false, rarest: 4, cost: 32, passes: 6 },
      { view: "blind", shape: { lowest: 1, highest: 5, bits: 17 }, foldLatin: false, rarest: 8, cost: 16, passes: 6 },
      { view: "frame", shape: { lowest: 1, highest: 4, bits: 18 }, foldLatin: false, rarest: 4, cost: 32, passes: 6 },
    ],
    languageModels: { order: 4, foldLatin: false, bits: 17, strengths: [5, 60, 40, 30] },
    stylometry: STYLOMETRY,
  },
};
