import type { SegmentKind } from "@geulgyeol/engine";
import type { Passage } from "./join-passages.ts";

export interface GrainPassage {
  readonly kind: SegmentKind;
  /** Positions in the list of sentences. */
  readonly first: number;
  readonly last: number;
}

/**
 * The passages of a text, one after the other; neighbours of one kind are one. Empty for results of engine 1.3 and
 * earlier, whose passages have no kind.
 */
export function grainPassages(
  segments: readonly Passage[],
  sentences: readonly { readonly index: number }[],
): readonly GrainPassage[] {
  if (segments.some(({ kind }) => kind === undefined)) return [];
  const passages: GrainPassage[] = [];
  for (const [position, { index }] of sentences.entries()) {
    const segment = segments.find(({ firstSentence, lastSentence }) => firstSentence <= index && index <= lastSentence);
    const last = passages.at(-1);
    // A sentence outside all passages, such as a heading, stays with the one before it.
    const kind = segment?.kind ?? last?.kind;
    if (kind === undefined) continue;
    if (last?.kind === kind) passages[passages.length - 1] = { ...last, last: position };
    else passages.push({ kind, first: passages.length === 0 ? 0 : position, last: position });
  }
  return passages;
}
