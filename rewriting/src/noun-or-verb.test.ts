import { describe, expect, it } from "vitest";
import { rewrite } from "./index.ts";
import { finalOf } from "./korean/jamo.ts";
import { NOUN_SENTENCES, VERB_SENTENCES } from "./testing/noun-or-verb-cases.ts";

const LEVELS = ["합쇼체로", "해요체로", "반말로", "평서체로"] as const;
const AFTER_CONSONANT = ["입니다", "이에요", "이야", "이다"];
const AFTER_VOWEL = ["입니다", "예요", "야", "다"];

interface Counts {
  right: number;
  left: number;
  wrong: string[];
}

/** Each level of each sentence into each other level. `forms` are the sentence in the four levels. */
function convertAll(
  sentences: readonly (readonly string[])[],
  accepts: (got: string, right: string) => boolean,
): Counts {
  const counts: Counts = { right: 0, left: 0, wrong: [] };
  for (const forms of sentences) {
    forms.forEach((source, from) => {
      LEVELS.forEach((instruction, to) => {
        if (from === to) return;
        const got = rewrite(`${source}.`, instruction).editedText;
        if (accepts(got, `${forms[to]}.`)) counts.right++;
        else if (got === `${source}.`) counts.left++;
        else counts.wrong.push(`${source} > ${instruction}: ${got}`);
      });
    });
  }
  return counts;
}

describe("nouns with 이다 beside verbs in -이다, -리다, -기다, -치다, -히다 and -우다", () => {
  it("has more than 240 sentences", () => {
    expect(NOUN_SENTENCES.length + VERB_SENTENCES.length).toBeGreaterThan(240);
  });

  it("never conjugates a noun as a verb", () => {
    const sentences = NOUN_SENTENCES.map((noun) => {
      const endings = finalOf(noun) === "" ? AFTER_VOWEL : AFTER_CONSONANT;
      return endings.map((ending) => noun + ending);
    });
    // 의사다 and 의사이다 are both right.
    const same = (got: string, right: string) => got === right || got === right.replace(/다\.$/, "이다.");
    const { right, left, wrong } = convertAll(sentences, same);
    expect(wrong).toEqual([]);
    // In the plain style a noun like a verb's stem is left as it is: 쥐다 may be the verb's dictionary form.
    expect(right / (right + left)).toBeGreaterThan(0.88);
  });

  it("converts verbs correctly or leaves them unchanged", () => {
    const sentences = VERB_SENTENCES.map(({ before, forms }) => forms.map((form) => `${before} ${form}`));
    const { right, left, wrong } = convertAll(sentences, (got, target) => got === target);
    expect(wrong).toEqual([]);
    expect(right / (right + left)).toBeGreaterThan(0.9);
  });

  it.each([
    ["그리고 두 번째 줄입니다.", "그리고 두 번째 줄이에요."],
    ["가장 굵은 줄입니까?", "가장 굵은 줄인가요?"],
    ["비용을 줄입니까?", "비용을 줄이나요?"],
    ["비용을 두 번째 줄입니다.", "비용을 두 번째 줄입니다."],
    ["한약을 달입니다.", "한약을 달여요."],
    ["여름 방학은 다음 달입니다.", "여름 방학은 다음 달이에요."],
    ["이것이 제 줄입니다만, 길지 않습니다.", "이것이 제 줄이지만, 길지 않아요."],
    ["저 사람은 의사이다.", "저 사람은 의사예요."],
    ["그것이 우리가 걸어온 길이다.", "그것이 우리가 걸어온 길이에요."],
    ["회의 줄입니다.", "회의 줄입니다."],
    ["이 동물은 쥐입니다.", "이 동물은 쥐예요."],
    ["양 떼입니다.", "양 떼예요."],
    ["하루에 먹는 밥은 세 끼입니다.", "하루에 먹는 밥은 세 끼예요."],
    ["얕은 꾀입니다.", "얕은 꾀예요."],
    ["제 성은 고입니다.", "제 성은 고예요."],
    ["월급까지 자주 떼입니다.", "월급까지 자주 떼입니다."],
    ["아이 손에 자꾸 쥐입니다.", "아이 손에 자꾸 쥐입니다."],
  ])("gives the expected 해요체 for %s", (source, polite) => {
    expect(rewrite(source, "해요체로").editedText).toBe(polite);
  });
});
