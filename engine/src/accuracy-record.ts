/**
 * The content of `engine/model/accuracy.json`: the measured accuracy of the model next to it, shown by the accuracy
 * page and the README. The engine itself never reads it.
 */

/** Key of the group that combines generators or genres with fewer than ten AI texts. */
export const SMALL_GROUPS_KEY = "fewer than ten texts each";

/** A share of counted texts with its 95% score interval (Wilson 1927); all values from 0 to 1. */
export interface AccuracyShare {
  readonly count: number;
  readonly of: number;
  readonly value: number;
  readonly lower: number;
  readonly upper: number;
}

/** A share with its 95% score interval. */
export function shareOf(count: number, of: number): AccuracyShare {
  if (of === 0) return { count, of, value: 0, lower: 0, upper: 1 };
  const z = 1.959964;
  const value = count / of;
  const centre = (value + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z * Math.sqrt((value * (1 - value)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of);
  return { count, of, value, lower: Math.max(0, centre - half), upper: Math.min(1, centre + half) };
}

/** A statistic with its 95% interval over resampled texts. */
export interface AccuracyEstimate {
  readonly value: number;
  readonly lower: number;
  readonly upper: number;
}

/** Texts of one source, genre, generator, style or length. */
export interface AccuracyGroup {
  readonly key: string;
  /** Texts with a probability of 0.7 and above: false positives among human texts, true positives among AI texts. */
  readonly judgedAi: AccuracyShare;
  /** Texts on which the judgement was withheld. */
  readonly held: number;
}

/** Texts whose probability is between `from` and `to`: their mean probability, and the share of AI texts among them. */
export interface AccuracyBin {
  readonly from: number;
  readonly to: number;
  readonly given: number;
  readonly found: AccuracyShare;
}

/** Excerpts of about `characters` characters cut from longer texts. */
export interface AccuracyExcerpts {
  readonly characters: number;
  /** Excerpts whose interval contains the probability of the whole text. */
  readonly inside: AccuracyShare;
  readonly meanWidth: number;
  readonly humansJudgedAi: AccuracyShare;
  readonly aisJudgedAi: AccuracyShare;
}

/** AI texts found, and human texts wrongly above the threshold, after one kind of evasion. */
export interface AccuracyAttack {
  readonly id: string;
  readonly found: AccuracyShare;
  readonly shareLost: number;
  readonly humansAbove: AccuracyShare;
}

export interface LanguageAccuracy {
  readonly humans: number;
  readonly ais: number;
  readonly auroc: AccuracyEstimate;
  readonly foundAtOnePercent: AccuracyEstimate;
  readonly humansJudgedAi: AccuracyShare;
  readonly aisJudgedAi: AccuracyShare;
  readonly calibration: { readonly error: number; readonly bins: readonly AccuracyBin[] };
  readonly humansBy: Readonly<Record<"source" | "genre" | "register" | "length", readonly AccuracyGroup[]>>;
  readonly aisBy: Readonly<Record<"file" | "generator" | "genre" | "style" | "length", readonly AccuracyGroup[]>>;
  readonly excerpts: readonly AccuracyExcerpts[];
  readonly attacks: { readonly before: AccuracyShare; readonly after: readonly AccuracyAttack[] };
  /** Texts spliced from a human and an AI text. */
  readonly mixed: {
    readonly splices: number;
    readonly sentenceAuroc: number;
    readonly meanAbsoluteErrorOfShare: number;
    readonly shareInsideInterval: AccuracyShare;
    readonly judgedMixedAtFortyToSeventy: AccuracyShare;
    readonly judgedHumanAtFortyToSeventy: AccuracyShare;
    readonly humanSentencesAtSeventy: AccuracyShare;
  };
}

/** Texts by a person and an AI, of one kind of request or of all. */
export interface TwoHandsKind {
  readonly kind: string;
  readonly texts: number;
  readonly judgedMixed: AccuracyShare;
  readonly judgedAi: AccuracyShare;
  /** Share that goes further to the AI side than all but 2% of the human texts. */
  readonly foundAtTwoPercent: number;
  /** Null where an AI rewrote the whole text. */
  readonly sentenceAuroc: number | null;
  readonly meanAbsoluteErrorOfShare: number;
}

type ByOutcome<Value> = Readonly<Record<"human" | "mixed" | "ai", Value>>;

/** Three outcomes: true outcomes weigh alike, and sources within each. */
export interface OutcomeAccuracy {
  readonly twoHands: readonly TwoHandsKind[];
  /** By true outcome the shares of the judged ones. */
  readonly confusion: ByOutcome<ByOutcome<number>>;
  readonly f1: ByOutcome<number>;
  readonly macroF1: number;
  readonly certainty: readonly {
    readonly certainty: "strong" | "moderate" | "weak";
    readonly texts: AccuracyShare;
    readonly wrong: AccuracyShare;
  }[];
  /** Texts of 300 characters and more. */
  readonly heldHumans: AccuracyShare;
  readonly heldAis: AccuracyShare;
  readonly calibrationError: number;
  /** Texts with a header before them, and how many verdicts it changed. */
  readonly headers: { readonly texts: number; readonly verdictChanged: number };
}

/** Genres of KatFish; the shipped model saw other texts of the collection, by another generator, in training. */
export interface HeldOutGenre {
  readonly genre: string;
  readonly humans: number;
  readonly ais: number;
  readonly auroc: number;
  readonly humansJudgedAi: AccuracyShare;
  readonly aisJudgedAi: AccuracyShare;
}

/** One method under the KatFish protocol: AUROC in percent, mean over seeds and unseen models. */
export interface KatfishMethod {
  readonly method: string;
  readonly origin: "published" | "computed";
  readonly essay: number;
  readonly poetry: number;
  readonly abstract: number;
}

/**
 * A language is on trial until, on kinds of text left out of training, its AUROC and the share of AI texts found where 1% of the
 * human ones are flagged reach these.
 */
export const TRIAL_ENDS = { auroc: 0.95, found: 0.75 } as const;

/** Accuracy on the texts of one domain, or of all. */
export interface DomainFigures {
  readonly humans: number;
  readonly ais: number;
  /** Null if one class has no texts; so is the next. */
  readonly auroc: number | null;
  /** Share of the AI texts above the score that 1% of the human texts of all domains exceed. */
  readonly foundAtOnePercent: number | null;
  /** Human texts at 0.7 and above. */
  readonly humansJudgedAi: AccuracyShare;
  /** Human texts that were judged mixed or AI, and not held. */
  readonly humansAccused: AccuracyShare;
  readonly humansHeld: AccuracyShare;
  readonly aisHeld: AccuracyShare;
  /** AI texts judged mixed or AI, and not held. */
  readonly aisNamed: AccuracyShare;
}

/** One domain of English text: judged by a model that had none of it in training, and on the dev texts. */
export interface DomainAccuracy {
  readonly domain: string;
  readonly leftOut: DomainFigures;
  /** Null if there are no dev texts of the domain. */
  readonly dev: DomainFigures | null;
}

export interface AccuracyRecord {
  readonly date: string;
  readonly commit: string;
  /** First digits of the hash of the corpus files. */
  readonly data: string;
  readonly modelVersion: string;
  /** First 12 hexadecimal digits of the SHA-256 of the model file that was measured. */
  readonly modelHash: string;
  readonly engineVersion: string;
  readonly ko: LanguageAccuracy & {
    readonly recentModel: {
      readonly texts: number;
      readonly auroc: AccuracyEstimate;
      readonly foundAtOnePercent: AccuracyEstimate;
    };
    readonly heldOut: readonly HeldOutGenre[];
    readonly outcomes: OutcomeAccuracy;
  };
  readonly en: LanguageAccuracy & {
    /** Whether the language is on trial (`Report.isTrial`). */
    readonly isTrial: boolean;
    readonly domains: {
      readonly leftOut: DomainFigures;
      readonly dev: DomainFigures;
      readonly each: readonly DomainAccuracy[];
    };
    /** Human essays by learners of English, out of fold: the student essays left out of training. */
    readonly learners: AccuracyShare;
    /** AI dev texts by models of 2025 and 2026: share above the score that 1% of the human dev texts exceed. */
    readonly recentModels: { readonly texts: number; readonly foundAtOnePercent: number };
    /** Continuations by base models of 2019 to 2022, which are in no goal: the share found likewise. */
    readonly baseModels: { readonly texts: number; readonly foundAtOnePercent: number };
  };
  /** Null if the protocol was not run. */
  readonly katfish: {
    readonly date: string;
    readonly seeds: number;
    readonly methods: readonly KatfishMethod[];
  } | null;
}
