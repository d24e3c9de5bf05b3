import { editMatches, type Rule } from "../editing/edit.ts";
import { finalOf } from "../korean/jamo.ts";

/** Spoken words and contractions with their written forms. Whole words only. */
const WORDS: Readonly<Record<string, string>> = {
  근데: "그런데",
  그치만: "그렇지만",
  진짜: "정말",
  진짜로: "정말로",
  되게: "매우",
  엄청: "매우",
  좀: "조금",
  이건: "이것은",
  그건: "그것은",
  저건: "저것은",
  이게: "이것이",
  그게: "그것이",
  뭐가: "무엇이",
  뭘: "무엇을",
  뭐를: "무엇을",
  이걸: "이것을",
  그걸: "그것을",
  얘기: "이야기",
  얘기를: "이야기를",
  얘기가: "이야기가",
  얘기는: "이야기는",
  애들: "아이들",
  애들이: "아이들이",
  애들은: "아이들은",
  맨날: "매일",
  제일: "가장",
  그니까: "그러니까",
  왜냐면: "왜냐하면",
  암튼: "아무튼",
  여기저기: "여기저기",
};
const WORD = /(^|[\s(])([가-힣]+)(?=[\s,.!?)]|$)/gm;
const THINGS: Readonly<Record<string, string>> = { 건: "것은", 게: "것이", 걸: "것을" };

export const formalWords: Rule = {
  id: "formal-words",
  name: "구어",
  reason: "입말을 글말로 바꿨어요.",
  find: (view) => [
    ...editMatches(view, WORD, (match) => {
      const [, lead = "", word = ""] = match;
      const made =
        WORDS[word] ??
        (word.endsWith("한테") && word.length > 2
          ? `${word.slice(0, -2)}에게`
          : thingAfter(view.text, match.index + lead.length, word));
      return made === undefined || made === word
        ? null
        : { from: match.index + lead.length, to: match.index + match[0].length, text: made };
    }),
    // Laughing and crying letters, and marks of feeling in a row.
    ...editMatches(view, /([가-힣]?)[ \t]{0,20}(?:[ㅋㅎㅠㅜ]{2,}|\^\^)(?=(\s|$)?)/g, (match) => {
      const before = match[1] ?? "";
      return before + ("다요죠까어지네".includes(before) && before !== "" && match[2] !== undefined ? "." : "");
    }),
    ...editMatches(view, /([가-힣])[~]+(?=\s|$)/gm, (match) => `${match[1] ?? ""}.`),
    ...editMatches(view, /([!?])[!?]+/g, (match) => match[1] ?? "!"),
  ],
};

/** 하는 게 is 하는 것이, but only after a modifier. */
function thingAfter(text: string, at: number, word: string): string | undefined {
  const written = THINGS[word];
  if (written === undefined) return undefined;
  const before = text.slice(Math.max(0, at - 6), at).trimEnd();
  const final = finalOf(before);
  return (final === "ㄴ" || final === "ㄹ") && !/[를은]$/.test(before) ? written : undefined;
}
