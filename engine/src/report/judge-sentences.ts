import type { Severity } from "../document/verdict-bands.ts";
import { severityOf } from "../document/verdict-bands.ts";
import { rounded } from "../learners/numbers.ts";
import type { SentenceOutputs } from "../members/score-members.ts";
import type { ExclusionReason, PreparedText } from "../text/prepared-text.ts";

export interface SentenceJudgement {
  readonly index: number;
  /** The sentence as it occurs in the given text. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly aiProbability: number;
  readonly severity: Severity;
  /** Set if the sentence is excluded from the document's score. */
  readonly excluded: ExclusionReason | null;
}

/**
 * Every sentence as it occurs in the text; excluded ones have 0 and the reason. `values` are the probabilities of
 * `scored`.
 */
export function judgeSentences(
  prepared: PreparedText,
  scored: readonly Pick<SentenceOutputs, "index">[],
  values: Float64Array,
): SentenceJudgement[] {
  const probabilities = new Map<number, number>();
  scored.forEach((sentence, at) => {
    probabilities.set(sentence.index, rounded(values[at]));
  });
  return prepared.sentences.map((sentence): SentenceJudgement => {
    const aiProbability = probabilities.get(sentence.index) ?? 0;
    return {
      index: sentence.index,
      text: prepared.original.slice(sentence.start, sentence.end),
      start: sentence.start,
      end: sentence.end,
      aiProbability,
      severity: severityOf(aiProbability),
      excluded: sentence.excluded,
    };
  });
}
