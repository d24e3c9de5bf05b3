import type { Language } from "@geulgyeol/engine";
import { PAIRED_FILES } from "../corpus/paired-files.ts";
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

/** How the combiner tells kinds of text apart. */
export interface KindsRecipe {
  /** `Combiner.pooledPart`. */
  readonly pooledPart: number;
  /** Whether human text is one class or one for each of its files. */
  readonly people: "one class" | "by file";
  /** Whether it hears the length and what the language models measure, and the classes of the stylometry member's network. */
  readonly hears: { readonly languageModels: boolean; readonly style: boolean };
  /** What rows of a file count more, after the tempering of weights; 1 for files that are not named. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Classes of the stylometry member's network: human texts, then kinds of AI text. */
export interface StyleRecipe {
  readonly network: NetworkRecipe;
  /** File of human texts that are a class of their own; null for none. */
  readonly people: string | null;
  /** Files of each kind of AI text. */
  readonly kinds: readonly (readonly string[])[];
}

/** Everything that is chosen by hand for the members of one language. */
export interface MembersRecipe extends ShareRecipe {
  readonly ngrams: readonly NgramRecipe[];
  readonly languageModels: LanguageModelRecipe;
  readonly stylometry: TreesRecipe;
  readonly style: StyleRecipe;
  readonly combined: KindsRecipe;
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
  { name: "one model of 2026", files: ["train_ai_own_2026"], from: "people" },
  { name: "unattended jobs of 2025 and 2026", files: ["train_ai_bots_2025"], from: "people" },
  { name: "large models of 2024 and 2025", files: ["train_ai_ko_arena_hard"], from: "people" },
  { name: "small models of 2023 and 2024", files: ["train_ai_logickor"], from: "people" },
];

const ENGLISH_KINDS: readonly KindRecipe[] = [
  { name: "one model of 2026", files: ["train_ai_own_2026"], from: "people" },
  { name: "chat models", files: ["train_ai_alpaca"], from: "people" },
  { name: "large models", files: ["train_ai_arena"], from: "people" },
  { name: "continuations and rewritings", files: [PAIRED_FILES.rewritings], from: "people" },
  { name: "base models", files: [PAIRED_FILES.base], from: "people" },
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
    style: { network: NETWORK, people: null, kinds: [...KOREAN_KINDS.map(({ files }) => files), ["katfish"]] },
    combined: {
      pooledPart: 0.5,
      people: "one class",
      hears: { languageModels: true, style: false },
      counts: {},
    },
    accused: 0.0185,
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
        kinds: [...ENGLISH_KINDS, { name: "the paired genre", files: Object.values(PAIRED_FILES), from: "others" }],
      },
      { ...ENGLISH, view: "blind", shape: { lowest: 1, highest: 5, bits: 17 }, excerpts: false, rarest: 8, cost: 16 },
      {
        ...ENGLISH,
        view: "commaless-frame",
        shape: { lowest: 1, highest: 4, bits: 18 },
        excerpts: true,
        kinds: [PAIRED_FILES.rewritings, PAIRED_FILES.base].map((file) => ({
          name: `${file} in the paired genre`,
          files: [file],
          from: { file: PAIRED_FILES.people },
        })),
      },
    ],
    languageModels: { order: 4, foldLatin: false, bits: 17, strengths: [5, 60, 40, 30] },
    stylometry: STYLOMETRY,
    style: { network: NETWORK, people: PAIRED_FILES.people, kinds: ENGLISH_KINDS.map(({ files }) => files) },
    combined: {
      pooledPart: 1 / 3,
      people: "by file",
      hears: { languageModels: true, style: true },
      counts: { [PAIRED_FILES.people]: 3, [PAIRED_FILES.rewritings]: 3, [PAIRED_FILES.base]: 10 },
    },
    accused: 0.005,
    wholesInShare: 1,
    dividedFrom: 0,
  },
};
