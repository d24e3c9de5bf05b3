import { editMatches, type Rule } from "../editing/edit.ts";

/** '~로 인해': the particle 로 already expresses the cause. '~로 인한 피해' is the result of the cause. */
const ADVERBIAL = /([가-힣A-Za-z0-9)]로) 인(?:해서?|하여)(?=[\s,])/g;
const ADNOMINAL =
  /([가-힣A-Za-z0-9)]로) 인한 (?=(?:[가-힣]+ )?(?:피해|손실|손해|갈등|오해|불편|부작용|혼란|문제|상처)(?:[가-힣]{0,3})(?=[\s.,]))/g;

/** Nouns of quality: with 로 they read as a manner or a means. */
const QUALITY = /(?:특성|특징|성질|속성|성격|구조|방식|관계)(?:으로|로)$/;

export const dueTo: Rule = {
  id: "due-to",
  name: "'~로 인해'",
  reason: "이유가 '~로'만으로 드러나서 '인해'를 뺐어요.",
  find: (view) => [
    // 이러한 특성으로 alone would mean "how", not "why". 이로 인해 at the start of a sentence is one expression.
    ...editMatches(view, ADVERBIAL, (match) => {
      const opening = /(?:^|\s)[이그저]$/.test(view.text.slice(Math.max(0, match.index - 1), match.index + 1));
      return opening ||
        /^(?:이로|[함됨음임]로)/.test(match[0]) ||
        /[함됨음임]으$/.test(view.text.slice(Math.max(0, match.index - 1), match.index + 1)) ||
        QUALITY.test(view.text.slice(Math.max(0, match.index - 2), match.index) + (match[1] ?? ""))
        ? null
        : (match[1] ?? null);
    }),
    ...editMatches(view, ADNOMINAL, (match) => `${match[1] ?? ""} 생긴 `),
  ],
};
