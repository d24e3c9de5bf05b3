import { defineInputs, type NamedInputs, vectorInputs } from "../learners/named-inputs.ts";
import { scoreTrees, type Trees } from "../learners/trees.ts";
import type { ScoredText } from "../members/score-members.ts";
import { relativeLength } from "../text/relative-length.ts";
import { type MixedAuthorshipModel, mixedAuthorshipInputs } from "./mixed-authorship.ts";
import { type SentenceFacts, sentenceContext } from "./sentence-context.ts";
import { sentenceEvidence } from "./sentence-layer.ts";
import { SUMMARY_NAMES, sentenceSummary } from "./sentence-summary.ts";

/** The trained parts that compare sentences with each other. */
export interface SentenceModels {
  readonly evidence: { readonly inputs: NamedInputs<SentenceFacts>; readonly trees: Trees };
  /** AI share from the summary of all sentences. */
  readonly share: { readonly inputs: NamedInputs<ShareFacts>; readonly trees: Trees };
  readonly mixedAuthorship: MixedAuthorshipModel;
}

export interface ShareFacts {
  /** `relativeLength` of the text. */
  readonly length: number;
  readonly summary: Float64Array;
}

/** The results for single sentences and all together; inputs of the document's judgement. */
export interface SentenceFindings {
  /** Log of the odds that an AI wrote each of `ScoredText.sentences`. */
  readonly evidence: Float64Array;
  /** `SUMMARY_NAMES`. */
  readonly summary: Float64Array;
  /** Logit of the AI share that follows from the summary. */
  readonly share: number;
  /** `MIXED_AUTHORSHIP_NAMES`. */
  readonly mixedAuthorship: Float64Array;
}

export const SHARE_INPUTS = defineInputs<ShareFacts>([
  ["length", ({ length }) => length],
  ...vectorInputs<ShareFacts>(SUMMARY_NAMES, ({ summary }) => summary),
]);

export function findInSentences(text: ScoredText, models: SentenceModels): SentenceFindings {
  const context = sentenceContext(text, models.evidence.inputs);
  const evidence = sentenceEvidence(models.evidence.trees, context.inputs);
  const summary = sentenceSummary(text.sentences, evidence, context.changePoints);
  const asked = models.share.inputs.read({ length: relativeLength(text.length), summary });
  return {
    evidence,
    summary,
    share: scoreTrees(models.share.trees, asked),
    mixedAuthorship: mixedAuthorshipInputs(text, evidence, models.mixedAuthorship),
  };
}
