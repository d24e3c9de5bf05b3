import { particleAfter } from "@geulgyeol/wording/josa";
import { type Edit, editMatches, type Rule } from "../editing/edit.ts";
import { reconjugate } from "../korean/forms.ts";
import { joinEnding } from "../korean/join-ending.ts";
import { refitParticle } from "../korean/particles.ts";
import { stemOf } from "../korean/stem.ts";
import { EASY_NOUNS, EASY_VERBS } from "./easy-words-table.ts";

const roots = [...new Set(Object.keys(EASY_VERBS).map((stem) => stem.slice(0, -1)))].join("|");
const VERB = new RegExp(`(^|[\\s(])(${roots})([하해했합한할함하되된됩될됐돼됨][가-힣]*)(?=[\\s.,!?)]|$)`, "gm");
const TIME = new RegExp(`(^|[\\s(])(${roots}) (시|후|전|중)(에|에는|까지|부터)?(?=[\\s,.)]|$)`, "gm");
const NOUN = new RegExp(
  `(^|[\\s(])(${Object.keys(EASY_NOUNS).join("|")})((?:은|는|이|가|을|를|에|에는|에도|의|로|으로|와|과|도|만|부터|까지)?)(?=[\\s.,!?)]|$)`,
  "gm",
);
const MEANS = /(^|[\s(])(?:기) (?=(?:제출|납부|신청|통보|안내|배포|지급|시행|발송|공지)(?:한|된|하신|했던|됐던))/gm;
const REQUIRES = /([가-힣A-Za-z0-9)]{1,119})[을를] (요[하합한할함했해][가-힣]{0,119})/g;

/** Replaces officialese by plain words with matching particles. */
export const easyWords: Rule = {
  id: "easy-words",
  name: "쉬운 말",
  reason: "어려운 한자어를 쉬운 말로 바꿨어요.",
  find: (view) => [
    ...editMatches(view, VERB, (match) => {
      const [, lead = "", root = "", form = ""] = match;
      const made = plainForm(root, form, view.text.slice(Math.max(0, match.index - 6), match.index + lead.length));
      return made === null ? null : put(match, lead, made);
    }),
    ...editMatches(view, TIME, (match) => {
      const [, lead = "", root = "", time = "", tail = ""] = match;
      const stem = EASY_VERBS[`${root}하`] ?? EASY_VERBS[`${root}되`];
      const made = stem === undefined ? null : whenDone(stem, time, tail);
      const noun =
        /[가-힣A-Za-z0-9)]{1,119}$/.exec(view.text.slice(Math.max(0, match.index - 12), match.index))?.[0] ?? "";
      if (made === null || /[의한된]$/.test(noun)) return null;
      // 상품 수령 후: the bare noun before the root becomes an object, 상품을 받은 뒤.
      const bare = lead === " " && noun.length > 1 && !/[은는이가을를에서의로도만과와며고지시면라]$/.test(noun);
      const object = bare ? particleAfter(noun, "을/를") : "";
      if (object === null) return null;
      return { from: match.index, to: match.index + match[0].length, text: `${object}${lead}${made}` };
    }),
    ...editMatches(view, NOUN, (match) => {
      const [, lead = "", word = "", particle = ""] = match;
      const easy = EASY_NOUNS[word];
      if (easy === undefined || (word === "상기" && particle === "하")) return null;
      // A day without a particle as an adverb stays without one: 금일 오후, 오늘 오후.
      const refitted = refitParticle(easy, particle);
      return refitted === null ? null : put(match, lead, easy + refitted);
    }),
    ...editMatches(view, MEANS, (match) => ({
      from: match.index + (match[1] ?? "").length,
      to: match.index + match[0].length - 1,
      text: "이미",
    })),
    ...editMatches(view, REQUIRES, (match) => {
      const [, noun = "", form = ""] = match;
      const made = reconjugate(form, stemOf("요하"), stemOf("필요하"));
      const particle = refitParticle(noun, "이");
      return made === null || particle === null ? null : `${noun}${particle} ${made}`;
    }),
  ],
};

/** 납부하지 keeps the following negation; a root after 을/를 and one on its own are replaced alike. */
function plainForm(root: string, form: string, before: string): string | null {
  const tail = form.startsWith("하") || /^[해했합한할함]/.test(form) ? "하" : "되";
  const stem = EASY_VERBS[root + tail];
  if (stem === undefined) return null;
  // 구입 물품을 판매, 교통 위반: with a noun directly before, only the Sino-Korean word can end the compound.
  if (stem === "같" && !/(?:[과와]|이|가|은|는|도)\s$/.test(before)) return form === "한" ? "같은" : null;
  const made = reconjugate(root + form, stemOf(root + tail), stemOf(stem));
  return made;
}

function whenDone(stem: string, time: string, tail: string): string | null {
  const word = stemOf(stem);
  if (time === "시") return `${joinEnding(word, { join: "u", text: "ㄹ" })} 때${tail}`;
  if (time === "후") return `${joinEnding(word, { join: "u", text: "ㄴ" })} 뒤${tail}`;
  if (time === "전") return `${joinEnding(word, { join: "c", text: "기" })} 전${tail}`;
  return null;
}

function put(match: RegExpExecArray, lead: string, text: string): Edit {
  return { from: match.index + lead.length, to: match.index + match[0].length, text };
}
