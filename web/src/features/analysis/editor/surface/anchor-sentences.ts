import { commonPrefix, commonSuffix } from "../../../../shared/draft/text-change.ts";

/** A sentence of a judged text, in UTF-16 units. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * Positions of the sentences of `judged` in the current text; null for changed ones, whose judged text no longer
 * exists. Sentences keep their order. Undoing a change restores its sentences.
 */
export function anchorSentences(
  judged: string,
  sentences: readonly Stretch[],
  text: string,
): readonly ({ readonly from: number; readonly to: number } | null)[] {
  const same = commonPrefix(judged, text);
  const sameEnd = commonSuffix(judged, text, same);
  const shift = text.length - judged.length;
  /** Start of the common ending in the judged and the current text. */
  const judgedTail = judged.length - sameEnd;
  const textTail = text.length - sameEnd;
  /** First sentence that lies completely in the common ending; matches before it must not overlap it. */
  const tailSentence = sentences.find(({ start, end }) => start >= judgedTail && end > same);
  const limit = tailSentence === undefined ? text.length : tailSentence.start + shift;
  /** After the previous sentence. */
  let free = 0;
  const place = (from: number, length: number) => {
    free = from + length;
    return { from, to: free };
  };
  return sentences.map(({ start, end }) => {
    if (end <= same) return place(start, end - start);
    if (start >= judgedTail) return place(start + shift, end - start);
    // In the changed part, or across its border: it may still occur there unchanged.
    const passage = judged.slice(start, end);
    const from = Math.max(free, Math.min(start, same));
    const found = text.slice(from, Math.min(limit, textTail + passage.length)).indexOf(passage);
    return passage === "" || found < 0 ? null : place(from + found, passage.length);
  });
}
