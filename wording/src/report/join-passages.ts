import type { SegmentKind } from "@geulgyeol/engine";

/** A passage by its sentences. */
export interface Passage {
  readonly firstSentence: number;
  readonly lastSentence: number;
  /** Absent in results of engine 1.3 and earlier. */
  readonly kind?: SegmentKind | undefined;
}

/** Passages of one kind that follow each other are one. */
export function joinPassages(segments: readonly Passage[]): Passage[] {
  const passages: Passage[] = [];
  for (const { firstSentence, lastSentence, kind } of segments) {
    const last = passages.at(-1);
    if (last === undefined || last.kind !== kind) passages.push({ firstSentence, lastSentence, kind });
    else passages[passages.length - 1] = { ...last, lastSentence };
  }
  return passages;
}
