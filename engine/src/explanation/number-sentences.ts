/** "2, 5, 9번 문장" from sentence indexes (shown from 1); "2, 5, 9번 문장 등" when there are more than `most`; "" for none. */
export function numberSentences(indexes: readonly number[], most = 3): string {
  if (indexes.length === 0) return "";
  const numbers = indexes.slice(0, most).map((index) => index + 1);
  return `${numbers.join(", ")}번 문장${indexes.length > most ? " 등" : ""}`;
}
