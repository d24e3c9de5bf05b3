import { editMatches, type Rule } from "../editing/edit.ts";
import { isModified } from "./regarding.ts";

const PLACE =
  /(^|[\s(])([가-힣]{2,})에서의 (생활|활동|역할|업무|갈등|관계|안전|교육|학습|경쟁|근무|봉사|생산|판매|소비|수업|훈련|사고)(?=[\s.,]|[은는이가을를에의과와도])/g;
const NOT_BARE = /(?:곳|데|속|안|밖|위|앞|뒤|것|점|여기|저기|거기|상황|과정)$/;
const FROM_PERSON =
  /([가-힣]{0,119}(?:친구|부모님|선생님|동료|동료들|사람들|고객|고객들|상사|아버지|어머니|선배|후배|학생들|교수님|팀장님|할머니|할아버지|주변 사람들|친구들|가족|이웃|팀원|팀원들))(?:으로부터|로부터)(?=[\s,])/g;

/** Particles stacked as in translations (では の, from): 에서의, 에게로, (사람)으로부터. */
export const stackedParticles: Rule = {
  id: "stacked-particles",
  name: "겹쳐 쓴 조사",
  reason: "겹쳐 쓴 조사를 하나로 줄였어요.",
  find: (view) => [
    ...editMatches(view, PLACE, (match) => {
      const [, lead = "", noun = "", head = ""] = match;
      if (NOT_BARE.test(noun) || isModified(view.text, match.index + lead.length)) return null;
      return `${lead}${noun} ${head}`;
    }),
    ...editMatches(view, FROM_PERSON, (match) => {
      const person = match[1] ?? "";
      return person.endsWith("님") ? `${person}께` : `${person}에게서`;
    }),
    ...editMatches(view, /([가-힣])에게로(?=[\s,])/g, (match) => `${match[1] ?? ""}에게`),
  ],
};
