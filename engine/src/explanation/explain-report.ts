import { AI_BAND } from "../judgement/verdict-bands.ts";
import type { Evidence, Hold } from "../report.ts";
import { type EvidenceFacts, findSigns } from "./build-evidence.ts";
import { explainJudgement } from "./explain-judgement.ts";
import { measurePlainStatistics, type PlainStatistics } from "./plain-statistics.ts";
import { recommend } from "./recommendations.ts";
import { sentenceReasons } from "./sentence-reasons.ts";
import { suspiciousPatterns } from "./suspicious-patterns.ts";

export interface ExplanationFacts extends EvidenceFacts {
  readonly aiProbability: number;
  /** AI probability of each of `PreparedText.sentences`; those of excluded sentences are not read. */
  readonly sentenceProbabilities: readonly number[];
  readonly hold: Hold | null;
}

export interface Explanation {
  readonly evidence: readonly Evidence[];
  readonly suspiciousPatterns: readonly string[];
  readonly recommendations: readonly string[];
  /** Reasons of each of `PreparedText.sentences`. */
  readonly sentenceReasons: readonly (readonly string[])[];
  /** For `gptAnalysis.reasoning`. */
  readonly reasoning: string;
  readonly statistics: PlainStatistics;
}

/** Says in Korean why a text was judged as it was, from what was measured. Pure: the same facts give the same words. */
export function explainReport(facts: ExplanationFacts): Explanation {
  const signs = findSigns(facts);
  const statistics = measurePlainStatistics(facts.prepared);
  const doubtful = doubtfulSentences(facts);
  return {
    evidence: signs.map((sign) => sign.evidence),
    suspiciousPatterns: suspiciousPatterns(facts.aiProbability, signs, statistics.aiPhrases),
    recommendations: recommend(facts.prepared, signs, doubtful),
    sentenceReasons: sentenceReasons(facts, facts.sentenceProbabilities),
    reasoning: explainJudgement(facts.aiProbability, signs, doubtful, facts.hold),
    statistics,
  };
}

/** The up to three sentences at 0.7 and above with the highest probabilities, in the order of the text. */
function doubtfulSentences({ prepared, sentenceProbabilities }: ExplanationFacts): number[] {
  return prepared.sentences
    .filter(({ index, excluded }) => excluded === null && (sentenceProbabilities[index] ?? 0) >= AI_BAND)
    .map(({ index }) => index)
    .sort((a, b) => (sentenceProbabilities[b] ?? 0) - (sentenceProbabilities[a] ?? 0) || a - b)
    .slice(0, 3)
    .sort((a, b) => a - b);
}
