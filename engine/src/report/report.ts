import type { Certainty, FalseAlarm } from "../document/certainty.ts";
import type { Interval } from "../document/interval.ts";
import type { ClassProbabilities } from "../document/outcome.ts";
import type { Verdict } from "../document/verdict-bands.ts";
import type { ExcludedRange, Language, TextIntegrity } from "../text/prepared-text.ts";
import type { Ensemble } from "./ensemble.ts";
import type { ReportViews, ViewFacts } from "./explanation/explain-report.ts";
import type { Evidence } from "./explanation/find-signs.ts";
import type { Hold } from "./hold.ts";
import type { SentenceJudgement } from "./judge-sentences.ts";
import type { Refusal } from "./refusal.ts";
import type { Segment } from "./segments.ts";
import type { WordFacts, WordLevel } from "./words/word-level.ts";

export interface TextStatistics {
  readonly perplexity: number;
  readonly burstiness: number;
  readonly lexicalDiversity: number;
  readonly totalWords: number;
  readonly totalSentences: number;
  /** Words (eojeol in Korean) per sentence. */
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
  /** False under 8 sentences, where the entropy cannot reach the flag's threshold. */
  readonly entropyFlagApplies: boolean;
}

/** The facts from which the Korean sentences about a report are written. */
export interface ReportFacts extends ViewFacts {
  /** The engine's own probability, without the influence of language models. */
  readonly aiProbability: number;
  /** Not rounded. */
  readonly interval: Interval;
  /** Distance of the probability from one half, 0 to 1. */
  readonly confidence: number;
  /** Only commas and spaces indicated an AI; only in reports of engine 1.3 and earlier. */
  readonly dependsOnPunctuation?: boolean;
  /** Characters of prose that were judged. */
  readonly proseLength: number;
  readonly words?: WordFacts;
}

export interface Report {
  readonly engineVersion: string;
  readonly modelVersion: string;
  readonly language: Language;
  /** The likeliest of `classProbabilities`. */
  readonly verdict: Verdict;
  readonly classProbabilities: ClassProbabilities;
  /** P(ai) + P(mixed) / 2, inside the band of the verdict. */
  readonly aiProbability: number;
  readonly certainty: Certainty;
  readonly falseAlarm: FalseAlarm;
  readonly interval: Interval;
  /** Whether the language is on trial (`UnseenBounds.isTrial`). */
  readonly isTrial: boolean;
  readonly hold: Hold | null;
  /** Share of the prose that is AI-written, by characters. */
  readonly aiShare: number;
  /** 80% interval of `aiShare`. */
  readonly aiShareInterval: Interval;
  readonly statistics: TextStatistics;
  readonly sentences: readonly SentenceJudgement[];
  readonly segments: readonly Segment[];
  readonly stylometry: Stylometry;
  readonly evidence: readonly Evidence[];
  readonly textIntegrity: TextIntegrity;
  readonly excluded: readonly ExcludedRange[];
  readonly ensemble?: Ensemble;
  readonly wordLevel?: WordLevel;
  readonly facts: ReportFacts;
}

export type Analysis = { readonly kind: "report"; readonly report: Report; readonly views?: ReportViews } | Refusal;
