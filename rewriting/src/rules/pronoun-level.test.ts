import { testExamples } from "../testing/test-examples.ts";
import { PRONOUNS } from "./pronoun-level.ts";

testExamples("대명사의 높임", [
  {
    rule: PRONOUNS.formal,
    changes: [
      ["나는 안다. 내가 했다.", "저는 안다. 제가 했다."],
      ["꿈에서 나는 물고기였다.", "꿈에서 저는 물고기였다."],
      ["그날 이후로 나는 잔다.", "그날 이후로 저는 잔다."],
    ],
    keeps: ["하늘을 나는 새", "기간 내 제출", "집에서 나는 소리였다.", "방에서 나와 걸었다."],
  },
  {
    rule: PRONOUNS.plain,
    changes: [["저는 압니다. 제 이름입니다.", "나는 압니다. 내 이름입니다."]],
    keeps: ["저 사람", "어제 갔다", "제 구실을 합니다."],
  },
]);
