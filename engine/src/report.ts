/**
 * The shapes of what the engine answers. Probabilities, shares and confidences are 0 to 1 and rounded to 6 decimals;
 * offsets are UTF-16 code-unit positions in the text as it was given (before clean-up), half-open [start, end).
 */

export type Verdict = "human" | "mixed" | "ai";
export type Severity = "high" | "medium" | "low";
export type Language = "ko" | "en";

/** Names of the three local members, in the order in which they are shown. */
export type MemberId = "stylometry" | "language-model" | "ngrams";

/** Which human texts the percentiles of the evidence compare with. It never changes the score. */
export type DocumentType = "assignment" | "self-introduction" | "paper" | "blog" | "other";

export interface Interval {
  readonly lower: number;
  readonly upper: number;
}

/** Why a part of the text is left out of the score (it is not the author's running prose). */
export type ExclusionReason = "quotation" | "reference" | "heading" | "table" | "code" | "url" | "list-marker";

export interface ExcludedRange {
  readonly start: number;
  readonly end: number;
  readonly reason: ExclusionReason;
}

export interface SentenceJudgement {
  readonly index: number;
  /** The sentence as it stands in the given text. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly aiProbability: number;
  readonly severity: Severity;
  /** Set when the sentence was left out of the document's score. */
  readonly excluded: ExclusionReason | null;
  /** Korean sentences that name what was measured in this sentence; may be empty. */
  readonly reasons: readonly string[];
}

/** A run of neighbouring sentences with the same judgement. */
export interface Segment {
  readonly start: number;
  readonly end: number;
  readonly firstSentence: number;
  readonly lastSentence: number;
  readonly verdict: Verdict;
  readonly aiProbability: number;
}

/** One measured sign, for or against a machine as the writer. */
export interface Evidence {
  /** Permanent id of the feature, for instance "comma-after-connective". */
  readonly id: string;
  readonly direction: "ai" | "human";
  /** Korean name of the feature. */
  readonly name: string;
  /** Plain Korean: what was measured and where it stands among human texts. */
  readonly message: string;
  readonly value: number;
  /** Share (0 to 1) of human reference texts with a lower value; null where no reference fits. */
  readonly humanPercentile: number | null;
  /** Strength 0 to 1, relative to the strongest sign of this text. */
  readonly strength: number;
  /** Indexes of sentences in which the sign occurs; empty for whole-text measures. */
  readonly sentences: readonly number[];
}

/** What was found in the text that a reader does not see or that imitates other characters. */
export interface TextIntegrity {
  readonly zeroWidthCharacters: number;
  readonly lookAlikeCharacters: number;
  readonly fullWidthCharacters: number;
  readonly controlCharacters: number;
  readonly irregularSpaces: number;
  /** True when any count is high enough that the text was probably altered to evade detection. */
  readonly suspicious: boolean;
  /** Korean notices, one for each kind found. */
  readonly notices: readonly string[];
}

export interface TextStatistics {
  readonly perplexity: number;
  readonly burstiness: number;
  readonly lexicalDiversity: number;
  readonly totalWords: number;
  readonly totalSentences: number;
  /** Words (eojeol in Korean) a sentence. */
  readonly avgSentenceLength: number;
}

export interface WordRisk {
  readonly word: string;
  readonly aiProbability: number;
}

export interface Stylometry {
  readonly aiSignatureScore: number;
  readonly veryHighRiskWords: readonly WordRisk[];
  readonly highRiskWords: readonly WordRisk[];
  /** Transition words in percent of all words. */
  readonly transitionWordDensity: number;
  readonly sentenceStartVariety: number;
  readonly sentenceLengthEntropy: number;
  readonly avgWordLength: number;
  readonly wordRepetitionRate: number;
  readonly confidence: number;
  readonly aiPhrases: readonly string[];
  /** False under 8 sentences, where the entropy cannot reach the threshold of its flag. */
  readonly entropyFlagApplies: boolean;
}

export type HoldReason = "too-short" | "too-little-prose" | "members-disagree" | "out-of-range";

export interface Hold {
  readonly reason: HoldReason;
  /** Korean. */
  readonly message: string;
}

export interface Reasoning {
  readonly confidence: number;
  readonly reasoning: string;
  readonly source: "engine" | "llm";
}

/** What a language model says about who wrote a text, criterion by criterion. All words are the model's own. */
export interface JudgeOpinion {
  /** The operator's id of the model. */
  readonly model: string;
  /** The provider's name of it. */
  readonly name: string;
  /** A judge that failed or was too late has no say; `reasoning` then tells why. */
  readonly status: "ok" | "failed";
  readonly aiProbability: number;
  readonly confidence: number;
  /** Milliseconds. */
  readonly processingTime: number;
  readonly reasoning: string;
  readonly findings: readonly JudgeFinding[];
}

export interface JudgeFinding {
  /** Id of a criterion of the published rubric. */
  readonly criterion: string;
  readonly direction: "ai" | "human" | "neither";
  readonly note: string;
}

export interface MemberResult {
  /** Member id of a local member, or the name of a language model that was asked. */
  readonly model: string;
  /** Korean display name. */
  readonly name: string;
  readonly status: "ok" | "failed";
  readonly aiProbability: number;
  readonly confidence: number;
  /** Milliseconds of the member's own work, by `AnalyseOptions.now`; preparing the text, which serves all, counts for none. */
  readonly processingTime: number;
  readonly weight: number;
  readonly reasoning: string;
}

export interface Ensemble {
  readonly consensus: {
    readonly finalVerdict: Verdict;
    readonly weightedProbability: number;
    /** 1 minus twice the weighted mean absolute difference from the weighted probability, 0 to 1. */
    readonly agreementScore: number;
  };
  readonly models: readonly MemberResult[];
  readonly crossValidation: {
    readonly standardDeviation: number;
    readonly confidenceInterval: Interval;
  };
  /** Korean. */
  readonly recommendation: string;
}

export interface WordEntry {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly sentence: number;
  readonly aiProbability: number;
  /** Additive contribution to the members' logit; contributions and bias add up to it. */
  readonly contribution: number;
  /** The words around it, as they stand in the text. */
  readonly context: string;
  /** Korean. */
  readonly explanation: string;
}

export interface HeatmapSegment {
  readonly text: string;
  readonly probability: number;
}

export interface WordLevel {
  readonly words: readonly WordEntry[];
  /** Covers the whole text: concatenated, the segments' texts are the text as given. */
  readonly heatmap: { readonly segments: readonly HeatmapSegment[] };
  readonly statistics: {
    readonly highRiskWords: number;
    readonly mediumRiskWords: number;
    readonly lowRiskWords: number;
    readonly averageProbability: number;
  };
  readonly insights: readonly string[];
  /** Contributions of all words plus this bias equal `logit` within 1e-6. */
  readonly bias: number;
  readonly logit: number;
}

export interface Report {
  readonly engineVersion: string;
  readonly modelVersion: string;
  readonly language: Language;
  readonly verdict: Verdict;
  readonly aiProbability: number;
  readonly interval: Interval;
  readonly hold: Hold | null;
  /** Share of the prose that is AI-written, by characters. */
  readonly aiShare: number;
  /** 95% interval of `aiShare`. */
  readonly aiShareInterval: Interval;
  readonly gptAnalysis: Reasoning;
  /** The engine's own reasoning, where `gptAnalysis` is a language model's. */
  readonly engineAnalysis?: Reasoning;
  /** Language models that were asked, in order; absent when none was. */
  readonly judges?: readonly JudgeOpinion[];
  readonly statistics: TextStatistics;
  readonly sentences: readonly SentenceJudgement[];
  readonly segments: readonly Segment[];
  readonly suspiciousPatterns: readonly string[];
  readonly recommendations: readonly string[];
  readonly stylometry: Stylometry;
  readonly evidence: readonly Evidence[];
  readonly textIntegrity: TextIntegrity;
  readonly excluded: readonly ExcludedRange[];
  readonly ensemble?: Ensemble;
  readonly wordLevel?: WordLevel;
}

/** Why no probability is given at all. The caller charges nothing for these. */
export type RefusalCode = "UNSUPPORTED_LANGUAGE" | "NOT_JUDGEABLE" | "CODE_ONLY";

/** What of a report follows from the human texts that it is compared with, and not from the judgement. */
export interface ReportView {
  readonly evidence: readonly Evidence[];
  readonly suspiciousPatterns: readonly string[];
  readonly recommendations: readonly string[];
  /** Reasons of each of `Report.sentences`. */
  readonly sentenceReasons: readonly (readonly string[])[];
  /** The engine's own reasoning. */
  readonly reasoning: string;
}

/** The view for each document type that has human texts of its own; `any` holds for the other types and for none. */
export type ReportViews = Readonly<Partial<Record<DocumentType, ReportView>>> & { readonly any: ReportView };

export type Analysis =
  | { readonly kind: "report"; readonly report: Report; readonly views?: ReportViews }
  | { readonly kind: "refusal"; readonly code: RefusalCode; readonly message: string };

/** A further member as its host sees it: what to run, and for which languages. */
export interface FurtherMemberInfo {
  readonly id: string;
  readonly version: string;
  readonly languages: readonly Language[];
  /** What the host's runtime loads (an ONNX file, say). */
  readonly network: Uint8Array;
}

export interface AnalyseOptions {
  readonly ensemble?: boolean;
  readonly wordLevel?: boolean;
  readonly documentType?: DocumentType;
  /** Also tells how the report reads for each document type, so that another type needs no new analysis. */
  readonly views?: boolean;
  /**
   * Logit of the further member for `proseOf(text)`; null or absent when its runtime failed. Throws when no further member
   * is loaded: a number that nobody heard must not go unnoticed.
   */
  readonly furtherLogit?: number | null;
  /** A clock in milliseconds, for the members' own times in the ensemble; without one these are 0. */
  readonly now?: () => number;
}

/** Synchronous and deterministic: the same text and options always give the same analysis. */
export interface Detector {
  readonly engineVersion: string;
  readonly modelVersion: string;
  /** Null unless a further member's file was given. */
  readonly furtherMember: FurtherMemberInfo | null;
  /** The prose that is judged, as a further member must read it; null where `analyse` refuses. */
  proseOf(text: string): { readonly language: Language; readonly prose: string } | null;
  analyse(text: string, options?: AnalyseOptions): Analysis;
}
