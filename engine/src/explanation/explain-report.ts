import type { DocumentType, ReportView, ReportViews } from "../report.ts";
import { styleLanguage } from "../stylometry/measure-stylometry.ts";
import { locateAiPhrases } from "./ai-phrases.ts";
import { findingsOf } from "./describe-finding.ts";
import { explainJudgement, type JudgedFacts } from "./explain-judgement.ts";
import { referencesFor } from "./feature-reference.ts";
import { findOccurrences } from "./find-occurrences.ts";
import { type EvidenceFacts, findSigns, LEAST_TENDENCY } from "./find-signs.ts";
import { measurePlainStatistics, type PlainStatistics } from "./plain-statistics.ts";
import { recommend } from "./recommendations.ts";
import { sentenceReasons } from "./sentence-reasons.ts";
import { suspiciousPatterns } from "./suspicious-patterns.ts";

export interface ExplanationFacts extends EvidenceFacts, JudgedFacts {
  /** Whether the other document types are explained as well. */
  readonly wantsViews?: boolean | undefined;
}

export interface Explanation extends ReportView {
  readonly statistics: PlainStatistics;
  readonly views?: ReportViews;
}

/** Says in Korean why a text was judged as it was, from what was measured. Pure: the same facts give the same words. */
export function explainReport(facts: ExplanationFacts): Explanation {
  const language = styleLanguage(facts.prepared);
  // A feature without a clear tendency in the training corpora speaks for nobody.
  const findings = new Map(
    [...findingsOf(language)].filter(([place]) => Math.abs(facts.references.tendencies[place] ?? 0) >= LEAST_TENDENCY),
  );
  const occurrences = findOccurrences(facts.prepared, findings);
  const phrases = locateAiPhrases(facts.prepared, language);
  const viewFor = (documentType: DocumentType | undefined): ReportView => {
    const compared = referencesFor(facts.references, documentType).list;
    const signs = findSigns({ ...facts, documentType }, findings, occurrences);
    return {
      evidence: signs.map((sign) => sign.evidence),
      suspiciousPatterns: suspiciousPatterns(facts.aiProbability, signs, phrases),
      recommendations: recommend(facts, signs, phrases),
      sentenceReasons: sentenceReasons(facts, compared, findings, occurrences),
      reasoning: explainJudgement(facts, signs),
    };
  };
  const explanation = { ...viewFor(facts.documentType), statistics: measurePlainStatistics(facts.prepared) };
  if (!facts.wantsViews) return explanation;
  const types = Object.keys(facts.references.byType) as DocumentType[];
  const own = Object.fromEntries(types.map((type) => [type, viewFor(type)]));
  return { ...explanation, views: { ...own, any: viewFor(undefined) } };
}
