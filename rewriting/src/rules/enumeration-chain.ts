import type { Edit, Rule } from "../editing/edit.ts";

const ORDER: readonly RegExp[] = [
  /^(?:첫째로?|첫 ?번째로)(?:,\s*|\s+)/,
  /^(?:둘째로?|두 ?번째로)(?:,\s*|\s+)/,
  /^(?:셋째로?|세 ?번째로)(?:,\s*|\s+)/,
  /^(?:넷째로?|네 ?번째로)(?:,\s*|\s+)/,
  /^(?:다섯째로?|다섯 ?번째로)(?:,\s*|\s+)/,
];

/** '첫째, 둘째, 셋째' at the start of sentences, for a writer who asks for prose instead of a list. */
export const enumerationChain: Rule = {
  id: "enumeration-chain",
  name: "'첫째, 둘째, 셋째'",
  reason: "차례를 매긴 말을 글에 어울리는 연결 표현으로 바꿨어요.",
  dropsMarkers: true,
  find: ({ text, sentences }) => {
    const edits: Edit[] = [];
    let chain: Edit[] = [];
    const close = () => {
      if (chain.length > 1) edits.push(...chain.map((edit, k) => ({ ...edit, text: wordFor(k, chain.length) })));
      chain = [];
    };
    for (const { from, wordsTo } of sentences) {
      const sentence = text.slice(from, wordsTo);
      if (ORDER[0]?.test(sentence)) close();
      const match = ORDER[chain.length]?.exec(sentence);
      if (match === undefined || match === null) continue;
      // 둘째 아들 is a second son, not an enumeration: the marker must have its comma, or be an adverb in -로.
      if (!/[,로]/.test(match[0])) continue;
      chain.push({ from, to: from + match[0].length, text: "" });
    }
    close();
    return edits;
  },
};

function wordFor(place: number, count: number): string {
  if (place === 0) return "먼저 ";
  if (place === count - 1) return count > 2 ? "마지막으로 " : "또 ";
  return place === 1 ? "다음으로 " : "그리고 ";
}
