import { editMatches, type Rule } from "../editing/edit.ts";

/**
 * '~에 있어(서)', a translation of において. Only after abstract nouns: in 집에 있어서 못 갔다 it is the verb 있다.
 */
const NOUN =
  /((?:학습|교육|생활|삶|인생|과정|선택|결정|관계|사회|분야|측면|연구|개발|운영|사용|활용|평가|판단|이해|발전|성장|업무|경영|경제|정치|문화|환경|건강|효율|소통|대화|글쓰기|구성|설계|수행|진행|처리|관리|투자|정책|제도|역사|예술|과학|기술|해결|실현|유지|향상|개선|표현|작성|준비|제작|생산|의사소통|인간관계))에 있어(?:서)?(는|도|의)?(?=[\s,])/g;
const DOING = /([가-힣]{1,119})함에 있어(?:서)?(?=[\s,])/g;
const IN_DOING = /([가-힣]{1,119}[하되])는 데(?:에)? 있어(?:서)?(?=[\s,])/g;
const PERSON = /([가-힣]{1,119}에게) 있어(?:서)?(?=[\s,])/g;

export const inTermsOf: Rule = {
  id: "in-terms-of",
  name: "'~에 있어서'",
  reason: "'~에 있어서'를 '~에서', '~할 때'로 바꿨어요.",
  find: (view) => [
    ...editMatches(view, NOUN, (match) => {
      const [, noun = "", tail = ""] = match;
      return tail === "의" ? null : `${noun}에서${tail}`;
    }),
    ...editMatches(view, DOING, (match) => `${match[1] ?? ""}할 때`),
    ...editMatches(view, IN_DOING, (match) => `${match[1] ?? ""}는 데`),
    ...editMatches(view, PERSON, (match) => match[1] ?? null),
  ],
};
