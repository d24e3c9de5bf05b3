/** "2, 5, 9번 문장" from sentence indexes (shown from 1); "2, 5, 9번 문장 등" when there are more than `most`; "" for none. */
export function numberSentences(indexes: readonly number[], most = 3): string {
  if (indexes.length === 0) return "";
  const numbers = indexes.slice(0, most).map((index) => index + 1);
  return `${numbers.join(", ")}번 문장${indexes.length > most ? " 등" : ""}`;
}

/** Like `numberSentences`, but "모든 문장" or "12문장 가운데 9문장" for more than three that are at least half of `total`. */
export function placeSentences(indexes: readonly number[], total: number): string {
  if (indexes.length > 3 && indexes.length === total) return "모든 문장";
  if (indexes.length > 3 && indexes.length * 2 >= total) return `${total}문장 가운데 ${indexes.length}문장`;
  return numberSentences(indexes);
}

/** "1~5, 8번 문장" from runs of neighbouring sentences, first and last index; the longest `most` in the order of the text. */
export function numberRuns(runs: readonly (readonly [first: number, last: number])[], most = 2): string {
  if (runs.length === 0) return "";
  const longest = [...runs]
    .sort((a, b) => b[1] - b[0] - (a[1] - a[0]) || a[0] - b[0])
    .slice(0, most)
    .sort((a, b) => a[0] - b[0]);
  const numbers = longest.map(([first, last]) => (first === last ? `${first + 1}` : `${first + 1}~${last + 1}`));
  return `${numbers.join(", ")}번 문장`;
}
