import type { GroupedInputs } from "../learners/grouped-inputs.ts";
import type { NamedInputs } from "../learners/named-inputs.ts";
import { scoreEach, type Trees } from "../learners/trees.ts";
import type { ScoredText } from "../members/score-members.ts";
import { type SentenceFacts, sentenceContext } from "./sentence-context.ts";
import { type NeighbourFacts, sentenceNeighbours } from "./sentence-neighbours.ts";
import { sentenceSummary } from "./sentence-summary.ts";

/** The trained parts that judge sentences: each in its context, then each among the results of its neighbours. */
export interface SentenceModels {
  readonly first: { readonly inputs: GroupedInputs<SentenceFacts>; readonly trees: Trees };
  readonly second: { readonly inputs: NamedInputs<NeighbourFacts>; readonly trees: Trees };
  /** Whether an AI rewrote a sentence or wrote it; of the inputs of `first`. Without trees if there were no texts by two hands. */
  readonly edited: Trees;
}

/** The results for single sentences and all together; inputs of the document's judgement. */
export interface SentenceFindings {
  /** Log of the odds that an AI wrote each of `ScoredText.sentences`. */
  readonly evidence: Float64Array;
  /** Log of the odds that an AI rewrote each of them, if it had a hand in it; measured when asked. */
  readonly edited: () => Float64Array;
  /** Whether the judgement of sentences was trained and measured on texts by a person and an AI with known borders. */
  readonly isMeasured: boolean;
  /** `SUMMARY_NAMES`. */
  readonly summary: Float64Array;
}

export function findInSentences(text: ScoredText, { first, second, edited }: SentenceModels): SentenceFindings {
  const context = sentenceContext(text, first.inputs);
  const alone = scoreEach(first.trees, context);
  const evidence = scoreEach(second.trees, sentenceNeighbours(text, alone, second.inputs));
  return {
    evidence,
    edited: () => scoreEach(edited, context),
    isMeasured: edited.roots.length > 0,
    summary: sentenceSummary(text.sentences, evidence),
  };
}
