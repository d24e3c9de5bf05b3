import { HIGH_RISK_WORD, VERY_HIGH_RISK_WORD } from "../document/verdict-bands.ts";
import { rounded } from "../learners/numbers.ts";
import type { MemberOutputs } from "../members/score-members.ts";
import type { DocumentType, StyleReferences } from "../members/stylometry/feature-reference.ts";
import { type StylometryModels, styleContributions } from "../members/stylometry/stylometry-member.ts";
import type { PreparedText } from "../text/prepared-text.ts";
import { distanceFromHalf } from "./ensemble.ts";
import { explainReport, type ReportViews, type ViewFacts } from "./explanation/explain-report.ts";
import type { SentenceJudgement } from "./judge-sentences.ts";
import type { Report, WordRisk } from "./report.ts";

export interface DescribedFacts {
  readonly prepared: PreparedText;
  readonly outputs: MemberOutputs;
  readonly stylometryModels: StylometryModels;
  readonly references: StyleReferences;
  /** The result of the stylometry member alone. */
  readonly stylometryProbability: number;
  readonly aiProbability: number;
  readonly sentences: readonly SentenceJudgement[];
  /** Of each word of `prepared`. */
  readonly wordProbabilities: Float64Array;
  readonly options: { readonly documentType?: DocumentType; readonly views?: boolean };
}

type DescribedFields = Pick<Report, "statistics" | "sentences" | "stylometry" | "evidence">;

interface Description {
  readonly fields: DescribedFields;
  readonly explained: ViewFacts;
  readonly views?: ReportViews | undefined;
}

/** Words listed in each of the two bands of risk. */
const MOST_WORDS = 50;

/** The explaining fields of the report: from the stylometry member's contributions and from plain statistics. */
export function describeReport(facts: DescribedFacts): Description {
  const { prepared, outputs, stylometryProbability, aiProbability, sentences, wordProbabilities, options } = facts;
  const contributions = styleContributions(facts.stylometryModels, outputs.stylometry);
  const explanation = explainReport({
    prepared,
    documentType: options.documentType,
    wantsViews: options.views,
    values: outputs.stylometry.values,
    contributions,
    references: facts.references,
    aiProbability,
    sentenceProbabilities: sentences.map((sentence) => sentence.aiProbability),
  });
  const { statistics } = explanation;
  const { measures } = outputs["language-model"];
  const fields: DescribedFields = {
    statistics: {
      perplexity: rounded(2 ** measures.humanSurprisal),
      burstiness: rounded(measures.burstiness),
      lexicalDiversity: statistics.lexicalDiversity,
      totalWords: statistics.totalWords,
      totalSentences: statistics.totalSentences,
      avgSentenceLength: statistics.avgSentenceLength,
    },
    sentences,
    stylometry: {
      aiSignatureScore: rounded(stylometryProbability),
      veryHighRiskWords: riskyWords(prepared, wordProbabilities, VERY_HIGH_RISK_WORD, Number.POSITIVE_INFINITY),
      highRiskWords: riskyWords(prepared, wordProbabilities, HIGH_RISK_WORD, VERY_HIGH_RISK_WORD),
      transitionWordDensity: statistics.transitionWordDensity,
      sentenceStartVariety: statistics.sentenceStartVariety,
      sentenceLengthEntropy: statistics.sentenceLengthEntropy,
      avgWordLength: statistics.avgWordLength,
      wordRepetitionRate: statistics.wordRepetitionRate,
      confidence: distanceFromHalf(stylometryProbability),
      aiPhrases: statistics.aiPhrases,
      entropyFlagApplies: statistics.entropyFlagApplies,
    },
    evidence: explanation.evidence,
  };
  return { fields, explained: explanation.facts, views: explanation.views };
}

/** Different words in a risk band, the riskiest first. */
function riskyWords(prepared: PreparedText, probabilities: Float64Array, from: number, to: number): WordRisk[] {
  const highest = new Map<string, number>();
  prepared.words.forEach(({ start, end }, at) => {
    const aiProbability = probabilities[at];
    if (aiProbability < from || aiProbability >= to) return;
    const word = prepared.original.slice(start, end);
    highest.set(word, Math.max(aiProbability, highest.get(word) ?? 0));
  });
  return [...highest]
    .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(([word, aiProbability]) => ({ word, aiProbability }));
}
