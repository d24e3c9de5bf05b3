import { editMatches, type Rule } from "../editing/edit.ts";
import { finalOf } from "../korean/jamo.ts";
import { refitParticle } from "../korean/particles.ts";

const ONE_OF = /가장 ([가-힣]+[한운은인큰깊높]) ([가-힣]+(?: [가-힣]+)?) (?:중|가운데)의? 하나([가-힣]*)/g;

/** '가장 ~한 것 중 하나' after "one of the most": a superlative is unique, so Korean uses 손꼽히게. */
export const oneOfTheMost: Rule = {
  id: "one-of-the-most",
  name: "'가장 ~한 것 중 하나'",
  reason: "'가장'은 하나뿐일 때 어울려서 '손꼽히게'로 바꿨어요.",
  find: (view) =>
    editMatches(view, ONE_OF, (match) => {
      const [, modifier = "", noun = "", tail = ""] = match;
      if (/(?:들|것)$/.test(noun) && noun.endsWith("것") === false) return withTail(modifier, noun.slice(0, -1), tail);
      return withTail(modifier, noun, tail);
    }),
};

function withTail(modifier: string, noun: string, tail: string): string | null {
  const closed = (finalOf(noun) ?? "") !== "";
  const copula: Readonly<Record<string, string>> = {
    다: closed ? "이다" : "다",
    예요: closed ? "이에요" : "예요",
    였다: closed ? "이었다" : "였다",
    였습니다: closed ? "이었습니다" : "였습니다",
    며: closed ? "이며" : "며",
    고: closed ? "이고" : "고",
  };
  const fitted =
    copula[tail] ??
    (/^(?:이다|입니다|이며|이고|이었|인|이라|일|임)/.test(tail) || tail === "" ? tail : refitParticle(noun, tail));
  return fitted === null ? null : `손꼽히게 ${modifier} ${noun}${fitted}`;
}
