import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { feedbackCredits, saysSomething } from "./rules.ts";

describe("saysSomething", () => {
  it.each([
    "제가 직접 쓴 글인데 결과가 꽤 정확하게 나왔어요.",
    "ㅋㅋㅋ 정말 잘 맞네요. 제가 쓴 글이 맞아요 ㅎㅎ",
    "I wrote this text myself, without any help.",
    "제가 직접 쓴 글인데 결과가 꽤 정확하게 나왔어요.".normalize("NFD"),
    "この文章は私が自分で書いたものです。とても正確でした。",
  ])("accepts %j", (comment) => expect(saysSomething(comment)).toBe(true));

  it.each([
    [".".repeat(40)],
    ["ㅋ".repeat(40)],
    ["ㅋㅎㅠㅏㅣㅗㅓㅜㅇㄴㄹㅁㅂㅅㅈㅊㅌㅍㄱㄷ"],
    ["\u3164".repeat(40)],
    ["\u115f\u1160\uffa0".repeat(20)],
    [`${"\u200b".repeat(40)}가`],
    ["가".repeat(2_000)],
    ["좋아요 ".repeat(20)],
    ["1234567890 1234567890 1234567890"],
    ["asdf asdf asdf asdf asdf asdf"],
    ["제가 직접 쓴 글인데요"],
    [""],
  ])("refuses %j", (comment) => expect(saysSomething(comment)).toBe(false));

  const nothing = fc.constantFrom(
    ".",
    " ",
    "!",
    "ㅋ",
    "ㅠ",
    "\u3164",
    "\u1160",
    "\uffa0",
    "\u200b",
    "\ufe0f",
    "7",
    "🙂",
  );

  it("refuses comments of only marks, jamo, digits and invisible characters", () => {
    fc.assert(
      fc.property(fc.array(nothing, { maxLength: 300 }), (parts) => {
        expect(saysSomething(parts.join(""))).toBe(false);
      }),
    );
  });

  it("refuses comments with fewer than eight different letters", () => {
    const few = fc.uniqueArray(fc.constantFrom(..."가나다라마바사abcde"), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(few, fc.array(fc.nat(), { minLength: 1, maxLength: 200 }), (letters, picks) => {
        expect(saysSomething(picks.map((n) => letters[n % letters.length]).join(" "))).toBe(false);
      }),
    );
  });

  it("ignores invisible characters, as does feedbackCredits", () => {
    const korean = fc.array(fc.constantFrom(..."제가직접쓴글인데결과꽤정확하게나왔어요 "), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(korean, (letters) => {
        const padded = `\u3164${letters.join("\u200b")}${"\uffa0".repeat(30)}`;
        expect(saysSomething(padded)).toBe(saysSomething(letters.join("")));
        expect(feedbackCredits({ comment: padded })).toBe(feedbackCredits({ comment: letters.join("") }));
      }),
    );
  });
});
