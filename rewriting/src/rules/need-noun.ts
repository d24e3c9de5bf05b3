import { particleAfter } from "@geulgyeol/wording/josa";
import { editMatches, type Rule } from "../editing/edit.ts";
import { reconjugate } from "../korean/forms.ts";
import { stemOf } from "../korean/stem.ts";

const NEED = /([가-힣A-Za-z0-9)]{1,119})[을를] 필요로 ([하한할함합해했][가-힣]{0,119})/g;

/** '~을 필요로 하다' after "to require": ~이 필요하다. */
export const needNoun: Rule = {
  id: "need-noun",
  name: "'~을 필요로 하다'",
  reason: "'필요로 하다'를 '필요하다'로 줄였어요.",
  find: (view) =>
    editMatches(view, NEED, (match) => {
      const [, noun = "", form = ""] = match;
      const before = view.text.slice(Math.max(0, match.index - 12), match.index).trimEnd();
      const particle = particleAfter(noun, "이/가");
      const made = reconjugate(`필요로${form}`, stemOf("필요로하"), stemOf("필요하"));
      return /[이가]$/.test(before) || particle === null || made === null ? null : `${noun}${particle} ${made}`;
    }),
};
