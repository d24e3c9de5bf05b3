import type { AnalyseOptions, Hold, Language, Report, SentenceJudgement, WordEntry } from "../report.ts";
import type { PreparedText } from "../text/prepared-text.ts";
import type { DocumentJudgement } from "./judge-document.ts";
import { rounded } from "./logistic.ts";
import { HIGH_RISK_WORD, VERY_HIGH_RISK_WORD, verdictOf } from "./verdict-bands.ts";

export interface DescribedFacts {
  readonly prepared: PreparedText;
  readonly language: Language;
  readonly judgement: DocumentJudgement;
  readonly sentences: readonly SentenceJudgement[];
  readonly words: readonly WordEntry[];
  readonly hold: Hold | null;
  readonly options: AnalyseOptions;
}

export type DescribedFields = Pick<
  Report,
  "gptAnalysis" | "statistics" | "sentences" | "suspiciousPatterns" | "recommendations" | "stylometry" | "evidence"
>;

/** The fields of the report that explain the judgement in words and counts. */
export function describeReport(facts: DescribedFacts): DescribedFields {
  const { judgement, words, sentences, prepared } = facts;
  const surprisal = judgement.reading.surprisal;
  const percent = Math.round(judgement.aiProbability * 100);
  const verdict = {
    ai: "AI가 썼을 가능성이 높아요",
    mixed: "일부를 AI가 썼을 수 있어요",
    human: "사람이 쓴 글로 보여요",
  };
  const risky = (from: number, to: number) =>
    words
      .filter((word) => word.aiProbability >= from && word.aiProbability < to)
      .slice(0, 50)
      .map(({ word, aiProbability }) => ({ word, aiProbability }));
  const distinct = new Set(words.map((word) => word.word)).size;
  const total = Math.max(1, words.length);
  const included = sentences.filter((sentence) => sentence.excluded === null).length;
  const letters = words.reduce((sum, word) => sum + word.word.length, 0);
  return {
    gptAnalysis: {
      confidence: rounded(Math.abs(judgement.aiProbability - 0.5) * 2),
      reasoning: `AI일 가능성은 ${percent}%예요. ${verdict[verdictOf(judgement.aiProbability)]}.`,
      source: "engine",
    },
    statistics: {
      perplexity: rounded(2 ** (surprisal[1] as number)),
      burstiness: rounded(surprisal[5] as number),
      lexicalDiversity: rounded(distinct / total),
      totalWords: words.length,
      totalSentences: included,
      avgSentenceLength: rounded(words.length / Math.max(1, included)),
    },
    sentences,
    suspiciousPatterns: [],
    recommendations: [],
    stylometry: {
      aiSignatureScore: rounded(judgement.members.stylometry),
      veryHighRiskWords: risky(VERY_HIGH_RISK_WORD, 2),
      highRiskWords: risky(HIGH_RISK_WORD, VERY_HIGH_RISK_WORD),
      transitionWordDensity: 0,
      sentenceStartVariety: 0,
      sentenceLengthEntropy: 0,
      avgWordLength: rounded(letters / total),
      wordRepetitionRate: rounded(1 - distinct / total),
      confidence: rounded(Math.abs(judgement.members.stylometry - 0.5) * 2),
      aiPhrases: [],
      entropyFlagApplies: prepared.sentences.length >= 8,
    },
    evidence: [],
  };
}
