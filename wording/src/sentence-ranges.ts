/**
 * Zero-based sentence indexes as shown to users, runs joined: [0, 3, 4, 5] is "1, 4~6번". Order and duplicates do not
 * matter; an empty list gives an empty string.
 */
export function formatSentenceNumbers(indexes: readonly number[]): string {
  const sorted = [...new Set(indexes)].sort((a, b) => a - b);
  const runs: string[] = [];
  let position = 0;
  while (position < sorted.length) {
    let last = position;
    while (sorted[last + 1] === (sorted[last] ?? 0) + 1) last++;
    const from = (sorted[position] ?? 0) + 1;
    const to = (sorted[last] ?? 0) + 1;
    runs.push(from === to ? `${from}` : `${from}~${to}`);
    position = last + 1;
  }
  return runs.length === 0 ? "" : `${runs.join(", ")}번`;
}
