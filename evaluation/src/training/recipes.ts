import type { Language } from "@geulgyeol/engine";
import { PAIRED_FILES } from "../corpus/paired-files.ts";
import type { VariantKind } from "../corpus/variants.ts";
import type { NetworkRecipe } from "../learners/train-network.ts";
import type { TreesRecipe } from "../learners/train-trees.ts";
import type { LanguageModelRecipe } from "./train-language-models.ts";
import type { ClassRecipe, NgramRecipe } from "./train-ngrams.ts";

/** Share of each kind of text in the weight of all sentences; absent kinds have none. */
export type SentencesRecipe = Readonly<Record<Exclude<VariantKind, "crop">, number>>;

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
export interface MembersRecipe {
  readonly ngrams: readonly NgramRecipe[];
  readonly languageModels: LanguageModelRecipe;
  readonly stylometry: TreesRecipe;
  readonly style: StyleRecipe;
  readonly combiner: CombinerRecipe;
  readonly sentences: SentencesRecipe;
  /** Share of the human texts of unseen sources, sources alike, that may be judged AI out of fold. */
  readonly mostAccused: number;
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

const ENGLISH = { foldLatin: false, rarest: 4, cost: 32, passes: 6 } as const;

/** Classes of AI text by source, which is by generation of models. */
const KOREAN_AI_CLASSES: readonly ClassRecipe[] = [
  { name: "one model of 2026", files: ["train_ai_own_2026"], from: "humans" },
  {
    name: "unattended jobs of 2025 and 2026",
    files: [
      "train_ai_bots_2025",
      "train_ai_column_sonnet46_hanwon",
      "train_ai_stock_gemini_rldhk",
      "train_ai_novel_gemini_europawater",
    ],
    from: "humans",
  },
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
      {
        ...KOREAN_CHARACTERS,
        name: "full",
        view: "full",
        shape: { lowest: 1, highest: 5, bits: 19 },
        trainedOn: "texts and excerpts",
      },
      {
        ...KOREAN_CHARACTERS,
        name: "commaless",
        view: "commaless",
        shape: { lowest: 1, highest: 5, bits: 18 },
        trainedOn: "texts",
        classes: KOREAN_AI_CLASSES,
      },
      {
        ...KOREAN_CHARACTERS,
        name: "blind",
        view: "blind",
        shape: { lowest: 1, highest: 5, bits: 19 },
        trainedOn: "texts",
      },
      {
        name: "passages",
        view: "full",
        shape: { lowest: 1, highest: 4, bits: 19 },
        foldLatin: true,
        rarest: 2,
        cost: 16,
        passes: 6,
        trainedOn: "passages",
      },
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
    // Real co-writing counts most: in splices of strangers the change of subject gives the border away.
    sentences: { whole: 0.12, splice: 0.04, paired: 0.04, cowritten: 0.8 },
    mostAccused: 0.04,
  },
  en: {
    ngrams: [
      {
        ...ENGLISH,
        name: "full",
        view: "full",
        shape: { lowest: 1, highest: 5, bits: 18 },
        trainedOn: "texts and excerpts",
      },
      {
        ...ENGLISH,
        name: "commaless",
        view: "commaless",
        shape: { lowest: 1, highest: 5, bits: 18 },
        trainedOn: "texts",
        classes: [
          ...ENGLISH_AI_CLASSES,
          { name: "the paired genre", files: Object.values(PAIRED_FILES), from: "others" },
        ],
      },
      {
        ...ENGLISH,
        name: "blind",
        view: "blind",
        shape: { lowest: 1, highest: 5, bits: 17 },
        trainedOn: "texts",
        rarest: 8,
        cost: 16,
      },
      {
        ...ENGLISH,
        name: "commaless-frame",
        view: "commaless-frame",
        shape: { lowest: 1, highest: 4, bits: 18 },
        trainedOn: "texts and excerpts",
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
    sentences: { whole: 0.4, splice: 0.6, paired: 0, cowritten: 0 },
    mostAccused: 0.005,
  },
};
