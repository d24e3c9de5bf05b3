import { particleAfter } from "@geulgyeol/wording/josa";
import { editMatches, type Rule } from "../editing/edit.ts";

/** '~에 대해 설명하다' instead of '~을 설명하다', borrowed from "about" and について. Verbs with a direct object need no 대해. */
const VERBS =
  "설명|논의|조사|연구|분석|검토|소개|서술|정리|공부|논|다루|살펴보|살펴봤|살펴봐|살펴본|살펴볼|살펴봅|알아보|알아봤|알아봐|알아본|알아볼|알아봅|발표|탐구|고찰|비판|평가|점검|이해|토의|토론";
const OBJECT = new RegExp(
  `([가-힣A-Za-z0-9)]{1,119})에 (?:대해서?|대하여) (?=(?:${VERBS})[가-힣]{0,119}(?=[\\s.,!?]|$))`,
  "g",
);

/** Nouns that form one expression with their subject matter: 안전에 대한 교육, 안전 교육. */
const NOUN =
  /(^|[\s(])([가-힣]{2,})에 (?:대한|관한) (대책|연구|교육|지식|조사|논의|정책|규제|투자|지원|상담|통계|문제|수요|정보|논문|보고서|법률|강의|수업)(?![가-힣]*(?:력|자|적))/g;
/** Words that cannot directly precede a noun. */
const NOT_BARE = /(?:것|이|그|저|들|점|여부|때문|거|바|데|수|만|도|뿐|까지|부터|우리|자신|모두|무엇|누구|여기|저기)$/;

export const regarding: Rule = {
  id: "regarding",
  name: "'~에 대해', '~에 대한'",
  reason: "'~에 대해'를 빼고 목적어로 바로 썼어요.",
  find: (view) => [
    ...editMatches(view, OBJECT, (match) => {
      const noun = match[1] ?? "";
      const particle = particleAfter(noun, "을/를");
      return particle === null ? null : `${noun}${particle} `;
    }),
    ...editMatches(view, NOUN, (match) => {
      const [, lead = "", noun = "", head = ""] = match;
      if (NOT_BARE.test(noun) || isModified(view.text, match.index + lead.length)) return null;
      return `${lead}${noun} ${head}`;
    }),
  ],
};

/** Whether the word that begins at `at` has a modifier: 그가 한 일에 대한 설명 cannot lose 에 대한. */
export function isModified(text: string, at: number): boolean {
  const before = /(\S{1,119})\s+$/.exec(text.slice(Math.max(0, at - 24), at))?.[1] ?? "";
  if (before === "") return false;
  if (/[.,!?:;)]$/.test(before)) return false;
  const c = before.charCodeAt(before.length - 1);
  const final = c >= 0xac00 && c <= 0xd7a3 ? (c - 0xac00) % 28 : 0;
  // ㄴ and ㄹ end modifiers (한, 할, 큰); 은 and 는 are particles as often, so they count too, but not 을 and 를.
  if (/[을를]$/.test(before)) return false;
  return (
    final === 4 ||
    final === 8 ||
    before.endsWith("의") ||
    before.endsWith("적") ||
    before.endsWith("과") ||
    before.endsWith("와")
  );
}
