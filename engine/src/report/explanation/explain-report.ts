import { MIXED_BAND } from "../../document/verdict-bands.ts";
import type { DocumentType } from "../../members/stylometry/feature-reference.ts";
import { referencesFor } from "../../members/stylometry/feature-reference.ts";
import { featuresOf } from "../../members/stylometry/features.ts";
import { styleLanguage } from "../../members/stylometry/measure-stylometry.ts";
import type { Language } from "../../text/prepared-text.ts";
import { locateAiPhrases } from "./ai-phrases.ts";
import { ENGLISH_FINDINGS } from "./english-findings.ts";
import { findOccurrences } from "./find-occurrences.ts";
import { type Evidence, type EvidenceFacts, findSigns, LEAST_TENDENCY, type SignFacts } from "./find-signs.ts";
import type { Finding } from "./finding.ts";
import { KOREAN_FINDINGS } from "./korean-findings.ts";
import { measurePlainStatistics, type PlainStatistics } from "./plain-statistics.ts";
import { type Advice, recommend } from "./recommendations.ts";
import { type SentenceReason, sentenceReasons } from "./sentence-reasons.ts";
import { type PatternFacts, suspiciousPatterns } from "./suspicious-patterns.ts";

/** Explanations of a report in addition to its numbers, compared with the human texts of one type. */
export interface ViewFacts {
  /** Document type of the human texts for comparison; null for all types. */
  readonly comparedWith: DocumentType | null;
  /** One for each `Evidence` of the report. */
  readonly signs: readonly SignFacts[];
  /** No sign speaks for the side of the judgement: it comes from patterns of letters and words alone. */
  readonly onlyPatterns: boolean;
  readonly patterns: PatternFacts;
  readonly advice: readonly Advice[];
  /** Reasons for each of `Report.sentences`. */
  readonly sentenceReasons: readonly (readonly SentenceReason[])[];
}

/** The parts of a report that depend on the human texts for comparison, and not on the judgement. */
export interface ReportView {
  readonly evidence: readonly Evidence[];
  readonly facts: ViewFacts;
}

/** The view for each document type with human reference texts; `any` is used for all other types. */
export type ReportViews = Readonly<Partial<Record<DocumentType, ReportView>>> & { readonly any: ReportView };

export interface ExplanationFacts extends EvidenceFacts {
  readonly aiProbability: number;
  /** AI probability of each of `PreparedText.sentences`; not used for excluded sentences. */
  readonly sentenceProbabilities: readonly number[];
  /** Whether the other document types are explained as well. */
  readonly wantsViews?: boolean | undefined;
}

export interface Explanation extends ReportView {
  readonly statistics: PlainStatistics;
  readonly views?: ReportViews;
}

/** Explains a judgement from the measured facts. Pure: the same facts give the same explanation. */
export function explainReport(facts: ExplanationFacts): Explanation {
  const language = styleLanguage(facts.prepared);
  // A feature without a clear tendency in the training corpora is evidence for neither side.
  const findings = new Map(
    [...findingsOf(language)].filter(([place]) => Math.abs(facts.references.tendencies[place] ?? 0) >= LEAST_TENDENCY),
  );
  const occurrences = findOccurrences(facts.prepared, findings);
  const phrases = locateAiPhrases(facts.prepared, language);
  const judged = facts.aiProbability >= MIXED_BAND ? "ai" : "human";
  const viewFor = (documentType: DocumentType | undefined): ReportView => {
    const { list, comparedWith } = referencesFor(facts.references, documentType);
    const signs = findSigns({ ...facts, documentType }, findings, occurrences);
    return {
      evidence: signs.map((sign) => sign.evidence),
      facts: {
        comparedWith,
        signs: signs.map((sign) => sign.facts),
        onlyPatterns: !signs.some(({ evidence }) => evidence.direction === judged),
        patterns: suspiciousPatterns(facts.aiProbability, signs, phrases),
        advice: recommend(facts, signs, phrases),
        sentenceReasons: sentenceReasons(facts, list, findings, occurrences),
      },
    };
  };
  const explanation = { ...viewFor(facts.documentType), statistics: measurePlainStatistics(facts.prepared) };
  if (!facts.wantsViews) return explanation;
  const types = Object.keys(facts.references.byType) as DocumentType[];
  const own = Object.fromEntries(types.map((type) => [type, viewFor(type)]));
  return { ...explanation, views: { ...own, any: viewFor(undefined) } };
}

const BY_FEATURE_INDEX = { ko: byFeatureIndex("ko", KOREAN_FINDINGS), en: byFeatureIndex("en", ENGLISH_FINDINGS) };

/** The findings of a language by the features' indexes in the registry. */
export function findingsOf(language: Language): ReadonlyMap<number, Finding> {
  return BY_FEATURE_INDEX[language];
}

function byFeatureIndex(language: Language, findings: readonly Finding[]): ReadonlyMap<number, Finding> {
  const features = featuresOf(language);
  return new Map(
    findings.map((finding) => {
      const place = features.findIndex(({ id }) => id === finding.id);
      if (place < 0) throw new Error(`There is no feature "${finding.id}" for this finding.`);
      return [place, finding];
    }),
  );
}
