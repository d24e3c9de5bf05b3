import type { DocumentType } from "../../members/stylometry/feature-reference.ts";
import { referencesFor } from "../../members/stylometry/feature-reference.ts";
import { styleLanguage } from "../../members/stylometry/measure-stylometry.ts";
import { locateAiPhrases } from "./ai-phrases.ts";
import { findOccurrences } from "./find-occurrences.ts";
import { type Evidence, type EvidenceFacts, findSigns, LEAST_TENDENCY, type SignFacts } from "./find-signs.ts";
import { findingsOf } from "./findings-of.ts";
import { measurePlainStatistics, type PlainStatistics } from "./plain-statistics.ts";
import { type Advice, recommend } from "./recommendations.ts";
import { type SentenceReason, sentenceReasons } from "./sentence-reasons.ts";
import { type PatternFacts, suspiciousPatterns } from "./suspicious-patterns.ts";

/** What is told of a text beside the numbers of its report, compared with the human texts of one type. */
export interface ViewFacts {
  /** Type of the human texts that were compared with; null for all types. */
  readonly comparedWith: DocumentType | null;
  /** One for each `Evidence` of the report. */
  readonly signs: readonly SignFacts[];
  readonly patterns: PatternFacts;
  readonly advice: readonly Advice[];
  /** Reasons of each of `Report.sentences`. */
  readonly sentenceReasons: readonly (readonly SentenceReason[])[];
}

/** What of a report follows from the human texts that it is compared with, and not from the judgement. */
export interface ReportView {
  readonly evidence: readonly Evidence[];
  readonly facts: ViewFacts;
}

/** The view for each document type that has human texts of its own; `any` holds for the other types and for none. */
export type ReportViews = Readonly<Partial<Record<DocumentType, ReportView>>> & { readonly any: ReportView };

export interface ExplanationFacts extends EvidenceFacts {
  readonly aiProbability: number;
  /** AI probability of each of `PreparedText.sentences`; those of excluded sentences are not read. */
  readonly sentenceProbabilities: readonly number[];
  /** Whether the other document types are explained as well. */
  readonly wantsViews?: boolean | undefined;
}

export interface Explanation extends ReportView {
  readonly statistics: PlainStatistics;
  readonly views?: ReportViews;
}

/** Finds why a text was judged as it was, in what was measured. Pure: the same facts give the same explanation. */
export function explainReport(facts: ExplanationFacts): Explanation {
  const language = styleLanguage(facts.prepared);
  // A feature without a clear tendency in the training corpora speaks for nobody.
  const findings = new Map(
    [...findingsOf(language)].filter(([place]) => Math.abs(facts.references.tendencies[place] ?? 0) >= LEAST_TENDENCY),
  );
  const occurrences = findOccurrences(facts.prepared, findings);
  const phrases = locateAiPhrases(facts.prepared, language);
  const viewFor = (documentType: DocumentType | undefined): ReportView => {
    const { list, comparedWith } = referencesFor(facts.references, documentType);
    const signs = findSigns({ ...facts, documentType }, findings, occurrences);
    return {
      evidence: signs.map((sign) => sign.evidence),
      facts: {
        comparedWith,
        signs: signs.map((sign) => sign.facts),
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
