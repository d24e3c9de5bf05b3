import { explainReport } from "../explanation/explain-report.ts";
import type { AnalyseOptions, Hold, Report, ReportViews, SentenceJudgement, WordRisk } from "../report.ts";
import type { PreparedText } from "../text/prepared-text.ts";
import type { DocumentJudgement } from "./judge-document.ts";
import type { LanguageJudge } from "./load-model.ts";
import { rounded } from "./logistic.ts";
import { contributeTrees } from "./trees.ts";
import { HIGH_RISK_WORD, VERY_HIGH_RISK_WORD } from "./verdict-bands.ts";

export interface DescribedFacts {
  readonly prepared: PreparedText;
  readonly judge: LanguageJudge;
  readonly judgement: DocumentJudgement;
  readonly aiProbability: number;
  readonly sentences: readonly SentenceJudgement[];
  /** Of each word of `prepared`. */
  readonly wordProbabilities: Float64Array;
  readonly hold: Hold | null;
  readonly options: AnalyseOptions;
}

export type DescribedFields = Pick<
  Report,
  "gptAnalysis" | "statistics" | "sentences" | "suspiciousPatterns" | "recommendations" | "stylometry" | "evidence"
>;

interface Description {
  readonly fields: DescribedFields;
  readonly views?: ReportViews | undefined;
}

/** Words listed in each of the two bands of risk. */
const MOST_WORDS = 50;

/** The fields of the report that say why: from the stylometry member's own contributions and from plain statistics. */
export function describeReport(facts: DescribedFacts): Description {
  const { prepared, judge, judgement, aiProbability, sentences, wordProbabilities, hold, options } = facts;
  const contributions = new Float64Array(judgement.style.length);
  contributeTrees(judge.stylometry, judgement.style, contributions);
  const explanation = explainReport({
    prepared,
    documentType: options.documentType,
    wantsViews: options.views,
    values: Float64Array.from(judgement.style).subarray(0, judgement.style.length - 1),
    contributions,
    references: judge.references,
    aiProbability,
    interval: judgement.interval,
    sentenceProbabilities: sentences.map((sentence) => sentence.aiProbability),
    hold,
  });
  const { statistics } = explanation;
  const { surprisal } = judgement.reading;
  const fields: DescribedFields = {
    gptAnalysis: {
      confidence: rounded(Math.abs(aiProbability - 0.5) * 2),
      reasoning: explanation.reasoning,
      source: "engine",
    },
    statistics: {
      perplexity: rounded(2 ** (surprisal[1] as number)),
      burstiness: rounded(surprisal[5] as number),
      lexicalDiversity: statistics.lexicalDiversity,
      totalWords: statistics.totalWords,
      totalSentences: statistics.totalSentences,
      avgSentenceLength: statistics.avgSentenceLength,
    },
    sentences: sentences.map((sentence) => ({
      ...sentence,
      reasons: explanation.sentenceReasons[sentence.index] ?? [],
    })),
    suspiciousPatterns: explanation.suspiciousPatterns,
    recommendations: explanation.recommendations,
    stylometry: {
      aiSignatureScore: rounded(judgement.members.stylometry),
      veryHighRiskWords: riskyWords(prepared, wordProbabilities, VERY_HIGH_RISK_WORD, Number.POSITIVE_INFINITY),
      highRiskWords: riskyWords(prepared, wordProbabilities, HIGH_RISK_WORD, VERY_HIGH_RISK_WORD),
      transitionWordDensity: statistics.transitionWordDensity,
      sentenceStartVariety: statistics.sentenceStartVariety,
      sentenceLengthEntropy: statistics.sentenceLengthEntropy,
      avgWordLength: statistics.avgWordLength,
      wordRepetitionRate: statistics.wordRepetitionRate,
      confidence: rounded(Math.abs(judgement.members.stylometry - 0.5) * 2),
      aiPhrases: statistics.aiPhrases,
      entropyFlagApplies: statistics.entropyFlagApplies,
    },
    evidence: explanation.evidence,
  };
  return { fields, views: explanation.views };
}

/** Different words in a band of risk, the riskiest first. */
function riskyWords(prepared: PreparedText, probabilities: Float64Array, from: number, to: number): WordRisk[] {
  const highest = new Map<string, number>();
  for (const [at, { start, end }] of prepared.words.entries()) {
    const aiProbability = probabilities[at] as number;
    if (aiProbability < from || aiProbability >= to) continue;
    const word = prepared.original.slice(start, end);
    highest.set(word, Math.max(aiProbability, highest.get(word) ?? 0));
  }
  return [...highest]
    .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(([word, aiProbability]) => ({ word, aiProbability }));
}
