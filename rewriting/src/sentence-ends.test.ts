import { describe, expect, it } from "vitest";
import { rewrite } from "./index.ts";

const ROLE = "독서는 중요한 역할을 합니다";
const AFTER = [
  ". 😀",
  " 🎉",
  "😀",
  "!!",
  "~",
  "ㅎㅎ",
  "^_^",
  ". 👨‍👩‍👧‍👦",
  "👍🏽",
  "🇰🇷",
  "1️⃣",
  "❤️",
  ".”",
  ".’",
  ".」",
  ".』",
  '."',
  ".'",
  ".)",
  ".]",
  ".[1]",
  "[3].",
  ".¹",
  ".⁽¹⁾",
  ".③",
  ".*",
  ".†",
  "(웃음)",
  "。",
  "！",
];

describe("text after the last word of a sentence", () => {
  it.each(AFTER)("changes the speech level of a sentence before %s", (after) => {
    expect(rewrite(ROLE + after, "해요체로").editedText).toBe(`독서는 중요한 역할을 해요${after}`);
  });

  it.each([
    ["밥을 먹습니다😀 그리고 물을 마십니다.", "밥을 먹어요😀 그리고 물을 마셔요."],
    [
      "밥을 먹습니다! 😀 그리고 물을 마십니다. 👨‍👩‍👧‍👦 또 잡니다.",
      "밥을 먹어요! 😀 그리고 물을 마셔요. 👨‍👩‍👧‍👦 또 자요.",
    ],
    ["물은 중요합니다.[1] 그리고 물을 마십니다.[2]", "물은 중요해요.[1] 그리고 물을 마셔요.[2]"],
    ["물은 중요합니다。 물을 마십니다。", "물은 중요해요。 물을 마셔요。"],
    ["나는😀 학교가😀 좋습니다.", "나는😀 학교가😀 좋아요."],
  ])("finds the sentence ends in %s", (source, edited) => {
    expect(rewrite(source, "해요체로").editedText).toBe(edited);
  });

  it("leaves a quotation unchanged", () => {
    expect(rewrite(`“${ROLE}.”`, "해요체로").editedText).toBe(`“${ROLE}.”`);
  });
});

describe("instructions for a formal speech level", () => {
  const source = "나는 학교에 갔다. 그리고 밥을 먹었다.";

  it.each(["격식체로 바꿔줘", "격식체", "정중하게", "합쇼체로"])("%s changes -다 to 합쇼체", (instruction) => {
    expect(rewrite(source, instruction).editedText).toBe("저는 학교에 갔습니다. 그리고 밥을 먹었습니다.");
  });

  it.each(["격식 있게", "공식적인 말투로"])("%s leaves text in -다 unchanged", (instruction) => {
    expect(rewrite(source, instruction).editedText).toBe(source);
  });
});
