import { type AnalysisResult, countCharacters } from "@geulgyeol/contract";
import { countShares } from "../../../report/verdict/sentence-shares.ts";

export interface TextCounts {
  readonly characters: number;
  readonly words: number;
  readonly sentences: number;
}

/**
 * An end of a sentence: its mark, closing marks after it, and then space or the end. Decimals and "…" inside are no
 * ends.
 */
const SENTENCE_END = /(?<![.!?。！？…])[.!?。！？…]+["'”’)\]』」》]*(?=\s|$)/gu;

/**
 * Characters as counted for the limits, words between white space, and sentences: one per line with words, plus one per
 * end inside it. The engine splits sentences more precisely.
 */
export function countText(text: string): TextCounts {
  let sentences = 0;
  for (const line of text.split("\n")) {
    const content = line.trim();
    if (content === "") continue;
    const ends = content.match(SENTENCE_END)?.length ?? 0;
    const isClosed = /[.!?。！？…]["'”’)\]』」》]*$/u.test(content);
    sentences += isClosed ? ends : ends + 1;
  }
  return { characters: countCharacters(text), words: text.match(/\S+/gu)?.length ?? 0, sentences };
}

interface Judged {
  readonly text: string;
  readonly result: Pick<AnalysisResult, "sentences">;
}

/** The same; for a text that was judged unchanged, the sentences of its result. */
export function countDraft(text: string, judged: Judged | null): TextCounts {
  const counts = countText(text);
  return judged?.text === text ? { ...counts, sentences: countShares(judged.result.sentences).total } : counts;
}
