import { type Logistic, probabilityOf, scoreLogistic } from "../learners/logistic.ts";
import type { NamedInputs } from "../learners/named-inputs.ts";
import type { ScoredText } from "../members/score-members.ts";
import type { SentenceFindings } from "../sentences/sentence-findings.ts";
import { type Calibration, calibrate } from "./calibration.ts";
import { type Combiner, combineClasses } from "./combine-classes.ts";
import { type CombinedFacts, type DocumentFacts, documentFacts } from "./document-inputs.ts";
import { type Interval, type IntervalParameters, intervalOf } from "./interval.ts";
import { estimateShare, type ShareEstimate, type ShareModel } from "./share.ts";
import { AI_BAND } from "./verdict-bands.ts";

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

/** Below this, the parts without punctuation and spaces indicate a human. */
const PUNCTUATION_FREE_DOUBT = 0.25;
/** Maximum of a probability that depends on punctuation and spaces alone. */
const JUST_BELOW_AI = AI_BAND - 0.01;

/** Whether only punctuation and spaces indicate an AI. */
function dependsOnPunctuation(aiProbability: number, punctuationFreeProbability: number): boolean {
  return aiProbability >= AI_BAND && punctuationFreeProbability < PUNCTUATION_FREE_DOUBT;
}

function capBelowAi(aiProbability: number): number {
  return Math.min(aiProbability, JUST_BELOW_AI);
}
