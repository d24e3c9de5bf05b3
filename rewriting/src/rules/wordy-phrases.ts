import { type Edit, editMatches, type Rule } from "../editing/edit.ts";
import { convertEnding } from "../korean/convert-ending.ts";
import { joinEnding } from "../korean/join-ending.ts";
import { stemOf } from "../korean/stem.ts";

const SAID = /([가-힣]{1,119})다고 (?:할|볼|말할) 수 있(다|습니다|어요)(?=[.!\s]|$)/g;
const NAMED = /([가-힣A-Za-z0-9)]{1,119}?)(이라|라)고 (?:할|볼|말할) 수 있(다|습니다)(?=[.!\s]|$)/g;
const STATE = /([가-힣]{1,119}고 있)는 (?:상황|상태|실정)(이다|입니다|이에요)(?=[.!\s]|$)/g;
const IN_ORDER = /([가-힣]{1,119})기 위해서는(?=[\s,])/g;
const BY_NOUN = /([가-힣]{1,119})(함|됨)으로써(?=[\s,])/g;
const FACT = /([가-힣]{1,119})는 것이 사실(이다|입니다)(?=[.!\s]|$)/g;

/** Phrases of several words that one word can replace. Each keeps tense, negation and the level of the sentence. */
export const wordyPhrases: Rule = {
  id: "wordy-phrases",
  name: "늘어진 말",
  reason: "여러 단어로 늘인 표현을 짧게 줄였어요.",
  find: (view) =>
    [
      ...editMatches(view, SAID, (match) => {
        const plain = `${match[1] ?? ""}다`;
        if (match[2] === "다") return plain;
        const level = match[2] === "습니다" ? "formal" : "polite";
        const before = view.text.slice(Math.max(0, match.index - 20), match.index);
        const end = convertEnding(before + plain, false, level);
        return end.result === "changed" && end.from >= before.length
          ? plain.slice(0, end.from - before.length) + end.text
          : null;
      }),
      ...editMatches(view, NAMED, (match) => {
        const [, noun = "", , tail = ""] = match;
        if (/(?:다|냐|자|으|하)$/.test(noun)) return null;
        return noun + (tail === "다" ? "이다" : "입니다");
      }),
      ...editMatches(view, STATE, (match) => {
        const tails: Readonly<Record<string, string>> = { 이다: "다", 입니다: "습니다", 이에요: "어요" };
        return `${match[1] ?? ""}${tails[match[2] ?? ""] ?? "다"}`;
      }),
      ...editMatches(view, IN_ORDER, (match) => `${joinEnding(stemOf(match[1] ?? ""), { join: "u", text: "려면" })}`),
      ...editMatches(view, BY_NOUN, (match) => `${match[1] ?? ""}${match[2] === "함" ? "해" : "돼"}서`),
      ...editMatches(view, FACT, (match) => {
        const word = match[1] ?? "";
        if (!/(?:하|되|있|없)$/.test(word)) return null;
        const stem = stemOf(word);
        const own = { ...stem, kind: stem.kind === "exists" ? stem.kind : ("verb" as const) };
        return match[2] === "이다"
          ? joinEnding(own, { join: "n", text: "다" })
          : joinEnding(own, { join: "p", text: "니다" });
      }),
    ] satisfies Edit[],
};
