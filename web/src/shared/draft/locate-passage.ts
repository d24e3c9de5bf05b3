/** A stretch of the draft; half-open range in UTF-16 units. */
export interface PassageRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Position of `passage` in the current draft, if it occurs: of several the one nearest to `near`, its position when it
 * was analysed.
 */
export function locatePassage(draft: string, passage: string, near: number): PassageRange | null {
  if (passage === "") return null;
  if (draft.startsWith(passage, near)) return { from: near, to: near + passage.length };
  const after = draft.indexOf(passage, near);
  const before = near > 0 ? draft.lastIndexOf(passage, near - 1) : -1;
  const from = after >= 0 && (before < 0 || after - near < near - before) ? after : before;
  return from < 0 ? null : { from, to: from + passage.length };
}
