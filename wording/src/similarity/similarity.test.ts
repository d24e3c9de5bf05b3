import { describe, expect, it } from "vitest";
import {
  commonInTexts,
  comparedSentence,
  nameLeftOut,
  nameText,
  pairHeadline,
  pairsHeadline,
  searchedSentence,
  shareInShort,
  shareOfText,
} from "./index.ts";

describe("서로 닮은 글", () => {
  it.each([
    [["same", "edited"], "두 글에 같은 대목이 두 곳 있어요"],
    [["edited"], "두 글에 비슷한 대목이 한 곳 있어요"],
    [new Array(12).fill("same"), "두 글에 같은 대목이 12곳 있어요"],
  ] as const)("%j: %s", (kinds, headline) => {
    expect(pairHeadline(kinds)).toBe(headline);
  });

  it("쌍의 수를 말하고, 없으면 없다고 한다", () => {
    expect([0, 1, 3].map(pairsHeadline)).toEqual([
      "서로 같은 대목이 없어요",
      "같은 대목이 있는 글이 한 쌍 있어요",
      "같은 대목이 있는 글이 세 쌍 있어요",
    ]);
  });

  it("모두 겹칠 때만 100%이고, 조금이라도 겹치면 0%가 아니다", () => {
    expect(shareOfText(126, 1_167)).toEqual({ percent: "11%", rest: "(126자)가 겹쳐요" });
    expect([shareInShort(900, 900), shareInShort(899, 900), shareInShort(1, 900)]).toEqual([
      "100%, 900자",
      "99% 이상, 899자",
      "1% 미만, 1자",
    ]);
  });

  it("번호와 이름이 없으면 제목이나 파일 이름으로 부른다", () => {
    const none = { pupilNumber: null, pupilName: "", title: null, fileName: null };
    expect([
      nameText({ ...none, pupilNumber: 12, pupilName: "서하율" }),
      nameText({ ...none, pupilNumber: 12, fileName: "12.hwp" }),
      nameText({ ...none, title: "길", fileName: "길.hwp" }),
      nameText({ ...none, fileName: "길.hwp" }),
      nameText(none),
    ]).toEqual(["12번 서하율", "12번", "길", "길.hwp", "이름 없는 글"]);
  });

  it("무엇을 찾아봤고 무엇은 보지 않았는지 말한다", () => {
    const alone = { what: "과제", texts: 21, earlierSets: 0, earlierTexts: 0, setsLeftOut: 0 } as const;
    expect(comparedSentence(alone)).toBe("21편을 서로 비교했어요.");
    expect(searchedSentence(alone)).toBe("이 과제의 21편뿐이에요. 인터넷과 그 밖의 글은 보지 않아요.");
    expect(searchedSentence({ ...alone, what: "묶음", earlierSets: 3, earlierTexts: 1_060, setsLeftOut: 2 })).toBe(
      "이 묶음의 21편과 지난 묶음 3개의 1,060편뿐이에요. 더 오래된 묶음 2개는 한 번에 비교할 수 있는 양을 넘어 보지 않았어요. 인터넷과 그 밖의 글은 보지 않아요.",
    );
  });

  it("뺀 것은 있는 것만 이름을 부른다", () => {
    expect(nameLeftOut(new Set(["quotation", "question"]))).toBe("비교에서 뺀 곳 · 문항, 인용");
    expect(commonInTexts(12, 21)).toBe("21편 가운데 12편에 있어요");
  });
});
