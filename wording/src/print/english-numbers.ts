import { sentenceRuns } from "../sentence-ranges.ts";

/** "sentence 3", "sentences 1, 4–6" from indexes; "" for none. */
export function sentenceNumbers(indexes: readonly number[]): string {
  const runs = sentenceRuns(indexes).map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  if (runs.length === 0) return "";
  return `${new Set(indexes).size === 1 ? "sentence" : "sentences"} ${runs.join(", ")}`;
}
