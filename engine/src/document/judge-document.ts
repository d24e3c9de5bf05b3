import { type Logistic, probabilityOf, scoreLogistic } from "../learners/logistic.ts";
import type { NamedInputs } from "../learners/named-inputs.ts";
import type { ScoredText } from "../members/score-members.ts";
import type { SentenceFindings } from "../sentences/sentence-findings.ts";
import { type Calibration, calibrate } from "./calibration.ts";
import { type Combiner, combineClasses } from "./combine-classes.ts";
import { type CombinedFacts, type DocumentFacts, documentFacts } from "./document-inputs.ts";
import { type Interval, type IntervalParameters, intervalOf } from "./interval.ts";
import { capBelowAi, dependsOnPunctuation } from "./punctuation-free.ts";
import { estimateShare, type ShareEstimate, type ShareModel } from "./share.ts";

/** The trained parts that combine the results of members and sentences into one judgement. */
export interface DocumentModels {
  readonly combiner: { readonly inputs: NamedInputs<DocumentFacts>; readonly model: Combiner };
  readonly calibration: { readonly inputs: NamedInputs<CombinedFacts>; readonly model: Calibration };
  readonly share: ShareModel;
  /** Logits of the views without punctuation and spaces. */
  readonly punctuationFree: { readonly inputs: NamedInputs<DocumentFacts>; readonly model: Logistic };
  readonly interval: IntervalParameters;
}

export interface DocumentJudgement {
  readonly aiProbability: number;
  /** Whether only punctuation and spaces indicated an AI, and the probability was therefore lowered. */
  readonly dependsOnPunctuation: boolean;
  readonly interval: Interval;
  readonly aiShare: ShareEstimate;
}

export function judgeDocument(
  text: ScoredText,
  sentences: SentenceFindings,
  models: DocumentModels,
): DocumentJudgement {
  const { combiner, calibration, punctuationFree } = models;
  const facts = documentFacts(text, sentences);
  const combined = combineClasses(combiner.model, combiner.inputs.read(facts));
  const asked = calibration.inputs.read({ ...facts, combined });
  const calibrated = calibrate(calibration.model, asked);
  const byLetters = probabilityOf(scoreLogistic(punctuationFree.model, punctuationFree.inputs.read(facts)));
  const punctuationDecides = dependsOnPunctuation(calibrated, byLetters);
  const aiProbability = punctuationDecides ? capBelowAi(calibrated) : calibrated;
  return {
    aiProbability,
    dependsOnPunctuation: punctuationDecides,
    interval: intervalOf(aiProbability, text.length, models.interval),
    aiShare: estimateShare(calibration.model, models.share, asked),
  };
}
