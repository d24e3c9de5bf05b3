import type { PreparedSentence } from "../text/prepared-text.ts";

/** Half-open range of the prose. */
export interface Window {
  readonly start: number;
  readonly end: number;
}

/** The members were trained on texts of 300 to 1,800 characters; longer prose is judged in windows of about this length. */
const LONGEST_WINDOW = 1800;

/** Splits the prose at sentence ends into windows of about equal length; one window if it is short enough. */
export function splitWindows(sentences: readonly PreparedSentence[], proseLength: number): readonly Window[] {
  const count = Math.max(1, Math.ceil(proseLength / LONGEST_WINDOW));
  const windows: Window[] = [];
  let start = 0;
  for (let index = 1; index < count; index++) {
    const wanted = (proseLength * index) / count;
    let end = Math.round(wanted);
    let nearest = Number.POSITIVE_INFINITY;
    for (const sentence of sentences) {
      if (sentence.excluded !== null) continue;
      const distance = Math.abs(sentence.proseStart - wanted);
      if (distance < nearest && distance < LONGEST_WINDOW / 2) {
        nearest = distance;
        end = sentence.proseStart;
      }
    }
    if (end > start) windows.push({ start, end });
    start = Math.max(start, end);
  }
  windows.push({ start, end: proseLength });
  return windows;
}
