import { formatCount, formatCounted } from "../numbers.ts";
import { formatShare } from "../percent.ts";

/** The heading of two texts: "두 글에 같은 대목이 두 곳 있어요". */
export function pairHeadline(kinds: readonly ("same" | "edited")[]): string {
  const what = kinds.includes("same") ? "같은" : "비슷한";
  return `두 글에 ${what} 대목이 ${formatCounted(kinds.length, "곳")} 있어요`;
}

/** The heading of a comparison: "같은 대목이 있는 글이 세 쌍 있어요". */
export function pairsHeadline(pairs: number): string {
  return pairs === 0 ? "서로 같은 대목이 없어요" : `같은 대목이 있는 글이 ${formatCounted(pairs, "쌍")} 있어요`;
}

/** How much of a text stands in another: percent and letters apart, since the percent stands out. */
export function shareOfText(shared: number, letters: number): { readonly percent: string; readonly rest: string } {
  return { percent: formatShare(shared, letters), rest: `(${formatCount(shared)}자)가 겹쳐요` };
}

/** The same for a row of a list: "11%, 126자". */
export function shareInShort(shared: number, letters: number): string {
  return `${formatShare(shared, letters)}, ${formatCount(shared)}자`;
}

/** What is folded: "겹치지 않는 214자". */
export function foldedLetters(letters: number): string {
  return `겹치지 않는 ${formatCount(letters)}자`;
}

/** A passage that many of the texts have: "21편 가운데 12편에 있어요". */
export function commonInTexts(holders: number, texts: number): string {
  return `${formatCount(texts)}편 가운데 ${formatCount(holders)}편에 있어요`;
}
