import type { Language } from "@geulgyeol/engine";
import type { HeardBesides } from "./fit-member-stack.ts";
import type { LanguageModelRecipe } from "./train-language-models.ts";
import type { NetworkRecipe } from "./train-network.ts";
import type { KindRecipe, NgramRecipe } from "./train-ngrams.ts";
import type { TreesRecipe } from "./train-trees.ts";

/** How the AI share is learned. */
export interface ShareRecipe {
  /** What a text of one writer counts beside one of two; 0 for not at all. */
  readonly wholesInShare: number;
  /** Probability of two writers from which on the AI share is asked of these trees (`expectedShare`). */
  readonly dividedFrom: number;
}

/** Everything that is chosen by hand for the members of one language. */
export interface MembersRecipe extends ShareRecipe {
  readonly ngrams: readonly NgramRecipe[];
  readonly languageModels: LanguageModelRecipe;
  readonly stylometry: TreesRecipe;
  readonly network: NetworkRecipe;
  /** What the combiner hears besides the members' logits: in English the language models' measures tell the source, not the writer. */
  readonly heardBesides: HeardBesides;
  /** Share of the mean unseen source's human texts that may be judged AI out of fold (`guardOf`). */
  readonly accused: number;
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

const NETWORK: NetworkRecipe = { hidden: [128, 32], epochs: 12, rate: 1e-3, decay: 1 };

const KOREAN_CHARACTERS = { foldLatin: true, rarest: 4, cost: 128, passes: 6 } as const;
const KOREAN_WORDS = { foldLatin: true, rarest: 3, cost: 32, passes: 6 } as const;

const ENGLISH = { foldLatin: false, rarest: 4, cost: 32, passes: 6 } as const;

/** Kinds of AI text by where they come from, which is by generation of models. */
const KOREAN_KINDS: readonly KindRecipe[] = [
  { name: "one model of 2026", ai: ["train_ai_own_2026"] },
  { name: "unattended jobs of 2025 and 2026", ai: ["train_ai_bots_2025"] },
  { name: "large models of 2024 and 2025", ai: ["train_ai_ko_arena_hard"] },
  { name: "small models of 2023 and 2024", ai: ["train_ai_logickor"] },
];

const ENGLISH_KINDS: readonly KindRecipe[] = [
  { name: "one model of 2026", ai: ["train_ai_own_2026"] },
  { name: "chat models", ai: ["train_ai_alpaca"] },
  { name: "large models", ai: ["train_ai_arena"] },
  { name: "continuations and rewritings", ai: ["train_ai_pairs"] },
  { name: "base models", ai: ["train_ai_pairs_base"] },
];

export const RECIPES: Readonly<Record<Language, MembersRecipe>> = {
  ko: {
    ngrams: [
      { ...KOREAN_CHARACTERS, view: "full", shape: { lowest: 1, highest: 5, bits: 19 }, excerpts: true },
      {
        ...KOREAN_CHARACTERS,
        view: "commaless",
        shape: { lowest: 1, highest: 5, bits: 18 },
        excerpts: false,
        kinds: KOREAN_KINDS,
      },
      { ...KOREAN_CHARACTERS, view: "blind", shape: { lowest: 1, highest: 5, bits: 19 }, excerpts: false },
      { ...KOREAN_WORDS, view: "word", shape: { lowest: 1, highest: 2, bits: 18 }, excerpts: true },
    ],
    languageModels: { order: 4, foldLatin: true, bits: 18, strengths: [5, 150, 50, 20] },
    stylometry: STYLOMETRY,
    network: NETWORK,
    heardBesides: "length and language models",
    accused: 0.02,
    wholesInShare: 0,
    dividedFrom: 0.03,
  },
  en: {
    ngrams: [
      { ...ENGLISH, view: "full", shape: { lowest: 1, highest: 5, bits: 18 }, excerpts: true },
      {
        ...ENGLISH,
        view: "commaless",
        shape: { lowest: 1, highest: 5, bits: 18 },
        excerpts: false,
        kinds: ENGLISH_KINDS,
      },
      { ...ENGLISH, view: "blind", shape: { lowest: 1, highest: 5, bits: 17 }, excerpts: false, rarest: 8, cost: 16 },
      { ...ENGLISH, view: "commaless-frame", shape: { lowest: 1, highest: 4, bits: 18 }, excerpts: true },
    ],
    languageModels: { order: 4, foldLatin: false, bits: 17, strengths: [5, 60, 40, 30] },
    stylometry: STYLOMETRY,
    network: NETWORK,
    heardBesides: "nothing",
    accused: 0.005,
    wholesInShare: 1,
    dividedFrom: 0,
  },
};
