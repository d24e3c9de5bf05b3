import { SEGMENT_NAME } from "@geulgyeol/wording";
import type { Report, Sentence } from "../report-types.ts";

type Segment = Pick<Report["segments"][number], "firstSentence" | "lastSentence" | "kind">;

/**
 * What the height of a bundle cannot say, by sentence: that an AI edited it, or that it is unclear; without excluded
 * sentences. Empty for a text in one piece and for results of engine 1.3 and earlier.
 */
export function namePassages(
  segments: readonly Segment[],
  sentences: readonly Pick<Sentence, "index" | "excluded">[],
): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  if (segments.length < 2) return names;
  for (const { kind, firstSentence, lastSentence } of segments) {
    if (kind !== "edited" && kind !== "unclear") continue;
    for (let index = firstSentence; index <= lastSentence; index++) names.set(index, SEGMENT_NAME[kind]);
  }
  for (const { index, excluded } of sentences) if (excluded !== null) names.delete(index);
  return names;
}
