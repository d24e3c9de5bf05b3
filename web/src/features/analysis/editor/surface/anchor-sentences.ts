import { commonPrefix, commonSuffix } from "../../../../shared/draft/text-change.ts";

/** A sentence of a judged text, in UTF-16 units. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * Where the sentences of `judged` stand in the text as it is now; null for those that were changed, since what was judged is
 * no longer there. Sentences keep their order. Undoing a change brings its sentences back.
 */
export function anchorSentences(
  judged: string,
  sentences: readonly Stretch[],
  text: string,
): readonly ({ readonly from: number; readonly to: number } | null)[] {
  const same = commonPrefix(judged, text);
  const sameEnd = commonSuffix(judged, text, same);
  const shift = text.length - judged.length;
  /** Of the judged text and of the current one: where what is the same at the end begins. */
  const judgedTail = judged.length - sameEnd;
  const textTail = text.length - sameEnd;
  /** Where the first sentence stands that the same end holds whole: what is found before it does not reach into it. */
  const tailSentence = sentences.find(({ start, end }) => start >= judgedTail && end > same);
  const limit = tailSentence === undefined ? text.length : tailSentence.start + shift;
  /** Behind the sentence before. */
  let free = 0;
  const place = (from: number, length: number) => {
    free = from + length;
    return { from, to: free };
  };
  return sentences.map(({ start, end }) => {
    if (end <= same) return place(start, end - start);
    if (start >= judgedTail) return place(start + shift, end - start);
    // In what was changed, or over its border: it may stand there whole all the same.
    const passage = judged.slice(start, end);
    const from = Math.max(free, Math.min(start, same));
    const found = text.slice(from, Math.min(limit, textTail + passage.length)).indexOf(passage);
    return passage === "" || found < 0 ? null : place(from + found, passage.length);
  });
}
