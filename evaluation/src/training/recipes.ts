import type { Language } from "@geulgyeol/engine";
import type { VariantKind } from "../corpus/variants.ts";
import type { NetworkRecipe } from "../learners/train-network.ts";
import type { TreesRecipe } from "../learners/train-trees.ts";
import type { LanguageModelRecipe } from "./train-language-models.ts";
import type { ClassRecipe, NgramRecipe } from "./train-ngrams.ts";

/** Share of each kind of text in the weight of all sentences; absent kinds have none. */
export type SentencesRecipe = Readonly<Record<Exclude<VariantKind, "crop">, number>>;

/** How far the verdicts mixed and AI are held back. */
export interface Caution {
  /** Reduction of the log odds of both writers against either alone. */
  readonly mixed: number;
  /** Share of the human texts of unseen kinds, kinds alike, that may be judged AI; the log odds are reduced as far as it takes. */
  readonly mostAccused: number;
}

/** How the members are combined. */
export interface CombinerRecipe {
  /** `Combiner.pooledWeight`. */
  readonly pooledWeight: number;
  /** Whether the regressions by class also read the length and the measures of the language models. */
  readonly readsLanguageModels: boolean;
}

/** Classes of the stylometry member's network: human texts, then AI texts. */
export interface StyleRecipe {
  readonly network: NetworkRecipe;
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
  readonly caution: Caution;
  /** Share of them, kinds alike, that may be judged mixed or AI and not be held; null sets no bound. */
  readonly mostAccusedUnseen: number | null;
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

/** About as many features for each tree and weights of the network as with a quarter of the features. */
const ENGLISH_STYLOMETRY: TreesRecipe = { ...STYLOMETRY, featureShare: 0.08 };
const ENGLISH_NETWORK: NetworkRecipe = { hidden: [64, 24], epochs: 12, rate: 1e-3, decay: 1 };

const NETWORK: NetworkRecipe = { hidden: [128, 32], epochs: 12, rate: 1e-3, decay: 1 };

const KOREAN_CHARACTERS = { foldLatin: true, rarest: 4, cost: 128, passes: 6 } as const;

/** A lower cost than in Korean: it told AI texts of unseen domains better. */
const ENGLISH = { foldLatin: false, rarest: 4, cost: 4, passes: 6 } as const;

/** Classes of AI text by source, which is by generation of models. */
const KOREAN_AI_CLASSES: readonly ClassRecipe[] = [
  { name: "one model of 2026", files: ["train_ai_own_2026"] },
  {
    name: "unattended jobs of 2025 and 2026",
    files: [
      "train_ai_bots_2025",
      "train_ai_column_sonnet46_hanwon",
      "train_ai_stock_gemini_rldhk",
      "train_ai_novel_gemini_europawater",
    ],
  },
  { name: "large models of 2024 and 2025", files: ["train_ai_ko_arena_hard"] },
  { name: "small models of 2023 and 2024", files: ["train_ai_logickor"] },
];

const ENGLISH_AI_CLASSES: readonly ClassRecipe[] = [
  { name: "one model of 2026", files: ["train_ai_own_2026"] },
  {
    name: "models of 2025 and 2026",
    files: [
      "train_ai_fiction_eqbench",
      "train_ai_news_llmnews",
      "train_ai_techblog_kpanuragh",
      "train_ai_writing_slopscore",
    ],
  },
  {
    name: "assistants of 2023 and 2024",
    files: ["train_ai_alpaca", "train_ai_arena", "train_ai_chat_wildbench"],
  },
  {
    name: "essays, reviews and news by models of 2023",
    files: [
      "train_ai_essay_argugpt",
      "train_ai_essay_ndhal",
      "train_ai_reviews_hcvar",
      "train_pairs_essay_outfox",
      "train_pairs_essay_rexshijaku",
      "train_pairs_news_llmmisinfo",
      "train_pairs_news_politifactpp",
    ],
  },
  { name: "rewritings", files: ["train_ai_pairs", "train_pairs_domains_l2r"] },
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
      aiClasses: [...KOREAN_AI_CLASSES, { name: "katfish", files: ["katfish"] }],
    },
    combiner: { pooledWeight: 0.5, readsLanguageModels: true },
    // Real co-writing counts most: in splices of strangers the change of subject gives the border away.
    sentences: { whole: 0.12, splice: 0.04, paired: 0.04, cowritten: 0.8 },
    caution: { mixed: 0, mostAccused: 0.04 },
    mostAccusedUnseen: null,
  },
  en: {
    ngrams: [
      {
        ...ENGLISH,
        name: "full",
        view: "full",
        shape: { lowest: 1, highest: 5, bits: 19 },
        trainedOn: "texts and excerpts",
      },
      {
        ...ENGLISH,
        name: "commaless",
        view: "commaless",
        shape: { lowest: 1, highest: 5, bits: 18 },
        trainedOn: "texts",
        classes: ENGLISH_AI_CLASSES,
      },
      {
        ...ENGLISH,
        name: "blind",
        view: "blind",
        shape: { lowest: 1, highest: 5, bits: 18 },
        trainedOn: "texts",
      },
      {
        ...ENGLISH,
        name: "word-classes",
        view: "word-classes",
        shape: { lowest: 1, highest: 3, bits: 18 },
        trainedOn: "texts and excerpts",
      },
    ],
    languageModels: { order: 4, foldLatin: false, bits: 17, strengths: [5, 60, 40, 30] },
    stylometry: ENGLISH_STYLOMETRY,
    style: { network: ENGLISH_NETWORK, aiClasses: ENGLISH_AI_CLASSES },
    combiner: { pooledWeight: 0.25, readsLanguageModels: false },
    sentences: { whole: 0.3, splice: 0.1, paired: 0.6, cowritten: 0 },
    // On unseen domains the evidence for texts by two hands finds 2% of them and only disturbs the order of the others.
    caution: { mixed: 3, mostAccused: 0.005 },
    mostAccusedUnseen: 0.02,
  },
};
