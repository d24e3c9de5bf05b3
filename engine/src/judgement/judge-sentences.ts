import type { SentenceJudgement } from "../report.ts";
import type { PreparedText } from "../text/prepared-text.ts";
import type { DocumentJudgement } from "./judge-document.ts";
import { rounded } from "./logistic.ts";
import { severityOf } from "./verdict-bands.ts";

/** Every sentence as it stands in the text; those left out of the score carry 0 and the reason. */
export function judgeSentences(prepared: PreparedText, judgement: DocumentJudgement): SentenceJudgement[] {
  const probabilities = new Map<number, number>();
  judgement.reading.sentences.forEach((sentence, at) => {
    probabilities.set(sentence.index, rounded(judgement.sentences[at] as number));
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
      reasons: [],
    };
  });
}
