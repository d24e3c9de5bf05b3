import type { Language } from "@geulgyeol/engine";
import { PAIRED_FILES } from "../corpus/paired-files.ts";
import type { NetworkRecipe } from "../learners/train-network.ts";
import type { TreesRecipe } from "../learners/train-trees.ts";
import type { LanguageModelRecipe } from "./train-language-models.ts";
import type { ClassRecipe, NgramRecipe } from "./train-ngrams.ts";

/** How the AI share is fitted. */
export interface ShareRecipe {
  /** Weight of a text of one author relative to one of mixed authorship; 0 excludes them. */
  readonly wholesInShare: number;
  /** Probability of mixed authorship from which on these trees give the AI share (`expectedShare`). */
  readonly dividedFrom: number;
}

/** How the combiner separates classes of text. */
export interface CombinerRecipe {
  /** `Combiner.pooledWeight`. */
  readonly pooledWeight: number;
  /** Whether human text is one class or one per file. */
  readonly humanClasses: "one class" | "by file";
  /**
   * Inputs in addition to the members' logits: length and measures of the language models; classes of the stylometry
   * network.
   */
  readonly inputs: { readonly languageModels: boolean; readonly style: boolean };
  /** Extra weight of a file's rows, after the tempering of weights; 1 for files not listed. */
  readonly sourceWeights: Readonly<Record<string, number>>;
}

/** Classes of the stylometry member's network: human texts, then AI texts. */
export interface StyleRecipe {
  readonly network: NetworkRecipe;
  /** File of human texts that form their own class, with its name; null for none. */
  readonly ownHumans: { readonly name: string; readonly file: string } | null;
  readonly aiClasses: readonly { readonly name: string; readonly files: readonly string[] }[];
}

/** All hand-chosen settings of the members of one language. */
export interface MembersRecipe extends ShareRecipe {
  readonly ngrams: readonly NgramRecipe[];
  readonly languageModels: LanguageModelRecipe;
  readonly stylometry: TreesRecipe;
  readonly style: StyleRecipe;
  readonly combiner: CombinerRecipe;
  /** Share of the mean unseen source's human texts that may be judged AI out of fold (`guardOf`). */
  readonly targetFpr: number;
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

/** Classes of AI text by source, which is by generation of models. */
const KOREAN_AI_CLASSES: readonly ClassRecipe[] = [
  { name: "one model of 2026", files: ["train_ai_own_2026"], from: "humans" },
  { name: "unattended jobs of 2025 and 2026", files: ["train_ai_bots_2025"], from: "humans" },
  { name: "large models of 2024 and 2025", files: ["train_ai_ko_arena_hard"], from: "humans" },
  { name: "small models of 2023 and 2024", files: ["train_ai_logickor"], from: "humans" },
];

const ENGLISH_AI_CLASSES: readonly ClassRecipe[] = [
  { name: "one model of 2026", files: ["train_ai_own_2026"], from: "humans" },
  { name: "chat models", files: ["train_ai_alpaca"], from: "humans" },
  { name: "large models", files: ["train_ai_arena"], from: "humans" },
  { name: "continuations and rewritings", files: [PAIRED_FILES.rewritings], from: "humans" },
  { name: "base models", files: [PAIRED_FILES.base], from: "humans" },
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
        classes: KOREAN_AI_CLASSES,
      },
      { ...KOREAN_CHARACTERS, view: "blind", shape: { lowest: 1, highest: 5, bits: 19 }, excerpts: false },
      { ...KOREAN_WORDS, view: "word", shape: { lowest: 1, highest: 2, bits: 18 }, excerpts: true },
    ],
    languageModels: { order: 4, foldLatin: true, bits: 18, strengths: [5, 150, 50, 20] },
    stylometry: STYLOMETRY,
    style: {
      network: NETWORK,
      ownHumans: null,
      aiClasses: [...KOREAN_AI_CLASSES, { name: "katfish", files: ["katfish"] }],
    },
    combiner: {
      pooledWeight: 0.5,
      humanClasses: "one class",
      inputs: { languageModels: true, style: false },
      sourceWeights: {},
    },
    targetFpr: 0.0185,
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
        classes: [
          ...ENGLISH_AI_CLASSES,
          { name: "the paired genre", files: Object.values(PAIRED_FILES), from: "others" },
        ],
      },
      { ...ENGLISH, view: "blind", shape: { lowest: 1, highest: 5, bits: 17 }, excerpts: false, rarest: 8, cost: 16 },
      {
        ...ENGLISH,
        view: "commaless-frame",
        shape: { lowest: 1, highest: 4, bits: 18 },
        excerpts: true,
        classes: [PAIRED_FILES.rewritings, PAIRED_FILES.base].map((file) => ({
          name: `${file} in the paired genre`,
          files: [file],
          from: { file: PAIRED_FILES.humans },
        })),
      },
    ],
    languageModels: { order: 4, foldLatin: false, bits: 17, strengths: [5, 60, 40, 30] },
    stylometry: STYLOMETRY,
    style: {
      network: NETWORK,
      ownHumans: { name: "people of the paired genre", file: PAIRED_FILES.humans },
      aiClasses: ENGLISH_AI_CLASSES,
    },
    combiner: {
      pooledWeight: 1 / 3,
      humanClasses: "by file",
      inputs: { languageModels: true, style: true },
      sourceWeights: { [PAIRED_FILES.humans]: 3, [PAIRED_FILES.rewritings]: 3, [PAIRED_FILES.base]: 10 },
    },
    targetFpr: 0.005,
    wholesInShare: 1,
    dividedFrom: 0,
  },
};
