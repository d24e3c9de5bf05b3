import { editMatches, type Rule } from "../editing/edit.ts";

const CHAIN = /(^|[\s(])([가-힣A-Za-z0-9]+)의 ([가-힣]+)의 (?=[가-힣])/g;
const OWN: Readonly<Record<string, string>> = { 나: "내", 저: "제", 우리: "우리", 저희: "저희", 너: "네" };
/** Words after which 의 means more than "of". */
const KEPT = /(?:그|이|그녀|것|무엇|누구|하나|둘|셋|만|까지|에서|으로|로|간|후|전|[0-9])$/;

/** 의 after 의: the first is removed, as it is optional between nouns (우리나라의 경제의 발전, 우리나라 경제의 발전). */
export const genitiveChain: Rule = {
  id: "genitive-chain",
  name: "'-의 -의'",
  reason: "'-의'가 잇달아 나와서 앞의 것을 뺐어요.",
  find: (view) =>
    editMatches(view, CHAIN, (match) => {
      const [, lead = "", first = "", second = ""] = match;
      const own = OWN[first];
      if (own !== undefined) return `${lead}${own} ${second}의 `;
      // A modifier before the chain refers to the first noun, and would then refer to the second.
      const before = view.text.slice(Math.max(0, match.index - 2), match.index);
      if (KEPT.test(first) || first.length < 2 || /[한은는운인의]$/.test(before)) return null;
      return `${lead}${first} ${second}의 `;
    }),
};
