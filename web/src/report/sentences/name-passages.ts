import { formatSentenceNumbers, SEGMENT_NAME } from "@geulgyeol/wording";
import type { Report, Sentence } from "../report-types.ts";

type Segment = Pick<Report["segments"][number], "firstSentence" | "lastSentence" | "kind">;

export interface NamedPassage {
  /** "AI가 다듬은 부분". */
  readonly name: string;
  /** "9~11번 문장". */
  readonly place: string;
}

/**
 * The passages whose writer the bars cannot show, by sentence: those that an AI edited and those that are unclear, without
 * excluded sentences. Empty for a text in one piece and for results of engine 1.3 and earlier.
 */
export function namePassages(
  segments: readonly Segment[],
  sentences: readonly Pick<Sentence, "index" | "excluded">[],
): ReadonlyMap<number, NamedPassage> {
  const passages = new Map<number, NamedPassage>();
  if (segments.length < 2) return passages;
  for (const { kind, firstSentence, lastSentence } of segments) {
    if (kind !== "edited" && kind !== "unclear") continue;
    const indexes = Array.from({ length: lastSentence - firstSentence + 1 }, (_, offset) => firstSentence + offset);
    const passage = { name: SEGMENT_NAME[kind], place: `${formatSentenceNumbers(indexes)} 문장` };
    for (const index of indexes) passages.set(index, passage);
  }
  for (const { index, excluded } of sentences) if (excluded !== null) passages.delete(index);
  return passages;
}
