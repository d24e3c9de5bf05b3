import { wholeShare } from "../percent.ts";

interface Compared {
  /** The same letters in the same order. */
  readonly isSame: boolean;
  /** Letters of the suspected text, and those that the record's final one does not have. */
  readonly letters: number;
  readonly changed: number;
}

/**
 * Letters of the suspected text in percent that stand in the record's final one, as on a badge: its rest. 100 only for the
 * same text, since letters may have been left out.
 */
export function samePercent({ isSame, letters, changed }: Compared): number {
  if (isSame) return 100;
  return Math.min(99, 100 - wholeShare(changed, letters));
}
