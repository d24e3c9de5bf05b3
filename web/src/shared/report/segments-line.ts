import { formatSentenceNumbers } from "../format/sentence-ranges.ts";
import type { Report } from "./report-types.ts";

const NAME = { human: "사람", mixed: "불확실", ai: "AI" } as const;

/** Where the writer seems to change: "1~3번 사람 · 4~8번 AI". Null when the whole text reads alike. */
export function segmentsLine(segments: Report["segments"]): string | null {
  if (segments.length < 2) return null;
  return segments
    .map(({ firstSentence, lastSentence, verdict }) => {
      const indexes = Array.from({ length: lastSentence - firstSentence + 1 }, (_, offset) => firstSentence + offset);
      // A number does not part from its writer at the end of a line.
      return `${formatSentenceNumbers(indexes)}\u00a0${NAME[verdict]}`;
    })
    .join(" · ");
}
