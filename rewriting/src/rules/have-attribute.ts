import { editMatches, type Rule } from "../editing/edit.ts";

/**
 * '장점을 가지고 있다' after "to have": natural Korean is 장점이 있다. Only for inherent attributes; 돈을 가지고 있다 is possession and
 * stays. The ending is not changed, since the stem 있 stays.
 */
const HAVE =
  /((?:^|\s)[가-힣]*(?:장점|단점|특징|특성|문제점|문제|한계|의미|가치|힘|능력|관심|책임|의무|권리|경험|역사|전통|차이|차이점|공통점|효과|기능|매력|재능|의지|강점|약점|가능성|잠재력|영향력|성질|속성|경향|이점|의의|흥미|자신감))[을를] (?:가지고|갖고|지니고) (?=있)/g;

export const haveAttribute: Rule = {
  id: "have-attribute",
  name: "'~을 가지고 있다'",
  reason: "'가지고 있다' 대신 '있다'로 썼어요.",
  find: (view) =>
    editMatches(view, HAVE, (match) => {
      const noun = match[1] ?? "";
      // 그가 관심을 가지고 있다 would get two adjacent subjects.
      const before = view.text.slice(Math.max(0, match.index - 16), match.index).trimEnd();
      if (/[이가]$/.test(before)) return null;
      const c = noun.charCodeAt(noun.length - 1);
      return `${noun}${(c - 0xac00) % 28 === 0 ? "가" : "이"} `;
    }),
};
