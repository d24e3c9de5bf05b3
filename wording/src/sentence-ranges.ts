/** Zero-based sentence indexes as runs of numbers counted from 1: [0, 3, 4, 5] is 1–1 and 4–6. */
export function sentenceRuns(indexes: readonly number[]): (readonly [from: number, to: number])[] {
  const sorted = [...new Set(indexes)].sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const index of sorted) {
    const last = runs.at(-1);
    if (last?.[1] === index) last[1] = index + 1;
    else runs.push([index + 1, index + 1]);
  }
  return runs;
}

/**
 * Zero-based sentence indexes as shown to users, runs joined: [0, 3, 4, 5] is "1, 4~6번". Order and duplicates do not
 * matter; an empty list gives an empty string.
 */
export function formatSentenceNumbers(indexes: readonly number[]): string {
  const runs = sentenceRuns(indexes).map(([from, to]) => (from === to ? `${from}` : `${from}~${to}`));
  return runs.length === 0 ? "" : `${runs.join(", ")}번`;
}
