import type { Logistic } from "../learners/logistic.ts";
import type { NamedInputs } from "../learners/named-inputs.ts";
import type { ScoredText } from "../members/score-members.ts";
import type { SentenceFindings } from "../sentences/sentence-findings.ts";
import { estimateShare, type ShareEstimate, type ShareResiduals, sentenceProbabilities } from "./ai-share.ts";
import {
  type Certainty,
  type CertaintyBounds,
  certaintyOf,
  type FalseAlarm,
  type FalseAlarmTable,
  falseAlarmOf,
} from "./certainty.ts";
import { type Combiner, combineClasses } from "./combine-classes.ts";
import { type CombinedFacts, type DocumentFacts, documentFacts } from "./document-inputs.ts";
import { type Interval, type IntervalParameters, intervalOf } from "./interval.ts";
import {
  aiProbabilityOf,
  type ClassProbabilities,
  classProbabilities,
  likeliestOf,
  type OutcomeModels,
} from "./outcome.ts";
import type { UnseenBounds } from "./unseen-bounds.ts";
import { BELOW_HIGH_SENTENCE, type Verdict } from "./verdict-bands.ts";

/** The trained parts that combine the results of members and sentences into one judgement. */
export interface DocumentModels {
  readonly combiner: { readonly inputs: NamedInputs<DocumentFacts>; readonly model: Combiner };
  readonly outcome: { readonly inputs: NamedInputs<CombinedFacts>; readonly model: OutcomeModels };
  /** `sentenceProbabilities`. */
  readonly sentenceScale: Logistic;
  readonly shareResiduals: ShareResiduals;
  readonly certainty: CertaintyBounds;
  readonly falseAlarms: FalseAlarmTable;
  readonly interval: IntervalParameters;
  readonly unseen: UnseenBounds;
}

export interface DocumentJudgement {
  readonly verdict: Verdict;
  readonly probabilities: ClassProbabilities;
  readonly aiProbability: number;
  readonly certainty: Certainty;
  readonly falseAlarm: FalseAlarm;
  readonly interval: Interval;
  readonly aiShare: ShareEstimate;
  /** Of each of `ScoredText.sentences`; none is high in a text with a person's part if sentences were not measured on such texts. */
  readonly sentences: Float64Array;
  /** `SentenceFindings.edited`. */
  readonly edited: () => Float64Array;
}

export function judgeDocument(text: ScoredText, findings: SentenceFindings, models: DocumentModels): DocumentJudgement {
  const { combiner, outcome } = models;
  const facts = documentFacts(text, findings);
  const combined = combineClasses(combiner.model, combiner.inputs.read(facts));
  const inputs = outcome.inputs.read({ ...facts, combined });
  const probabilities = classProbabilities(outcome.model, inputs, combined, facts.length);
  const verdict = likeliestOf(probabilities);
  const aiProbability = aiProbabilityOf(probabilities);
  const sentences = sentenceProbabilities(findings.evidence, probabilities, models.sentenceScale);
  return {
    verdict,
    probabilities,
    aiProbability,
    certainty: certaintyOf(verdict, probabilities, text.length, models.certainty),
    falseAlarm: falseAlarmOf(verdict, probabilities, text.length, models.falseAlarms),
    interval: intervalOf(aiProbability, text.length, models.interval),
    aiShare: estimateShare(sentences, text.sentences, verdict, models.shareResiduals),
    sentences: findings.isMeasured || verdict === "ai" ? sentences : sentences.map(belowHigh),
    edited: findings.edited,
  };
}

function belowHigh(probability: number): number {
  return Math.min(probability, BELOW_HIGH_SENTENCE);
}
