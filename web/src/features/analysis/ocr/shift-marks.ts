/** A stretch of a text; half-open range in UTF-16 units. */
interface Mark {
  readonly start: number;
  readonly end: number;
}

/** Minimum share of an old text that a new version must keep. */
const KEPT_SHARE = 0.2;

/** Length of the common beginning of two texts and, beyond that, of their common end. */
function sharedEnds(before: string, after: string): { head: number; tail: number } {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < most - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  return { head, tail };
}

/**
 * Positions of a text's marks after a change. Marks that the change touches are removed, since the user has edited
 * there.
 */
export function shiftMarks<M extends Mark>(marks: readonly M[], before: string, after: string): readonly M[] {
  if (before === after) return marks;
  const { head, tail } = sharedEnds(before, after);
  const changedEnd = before.length - tail;
  const difference = after.length - before.length;
  return marks.flatMap((mark) => {
    if (mark.end <= head) return [mark];
    if (mark.start >= changedEnd) return [{ ...mark, start: mark.start + difference, end: mark.end + difference }];
    return [];
  });
}

/** Whether a text is a version of an earlier one, and not a different text. */
export function isVersionOf(before: string, after: string): boolean {
  const { head, tail } = sharedEnds(before, after);
  return head + tail >= before.length * KEPT_SHARE;
}
