import { describe, expect, it } from "vitest";
import { prepareText } from "./prepare-text.ts";

describe("prepareText: 글자 다듬기", () => {
  it("보이지 않는 글자를 빼고 세며, 제자리를 기억한다", () => {
    const p = prepareText("오\u200b늘\u200b은 비\u200b가 왔다. 우산\u00ad이 없었다.");
    expect(p.prose).toBe("오늘은 비가 왔다. 우산이 없었다.");
    expect(p.integrity.zeroWidthCharacters).toBe(4);
    expect(p.integrity.suspicious).toBe(true);
    expect(p.offsets[1]).toBe(2);
  });

  it("이모지에 딸린 결합 문자와 글머리의 BOM은 숨긴 글자로 세지 않는다", () => {
    const p = prepareText("\ufeff가족과 함께 👨‍👩‍👧 산책했다 ❤️ 정말 좋았다.");
    expect(p.prose).toBe("가족과 함께 산책했다 정말 좋았다.");
    expect(p.integrity.zeroWidthCharacters).toBe(0);
    expect(p.integrity.suspicious).toBe(false);
  });

  it("닮은꼴 키릴 문자는 라틴 문자로 되돌리고, 진짜 키릴 낱말은 둔다", () => {
    const p = prepareText("The sоurсe of the рrоblem is сlеаr to mе, she said. Россия stayed.");
    expect(p.prose).toBe("The source of the problem is clear to me, she said. Россия stayed.");
    expect(p.integrity.lookAlikeCharacters).toBe(8);
    expect(p.integrity.suspicious).toBe(true);
  });

  it("전각, 수학 글자, 자모 장난을 보통 글자로 바꾼다", () => {
    expect(prepareText("ＡＩ（인공지능）가 𝐠𝐨𝐨𝐝라고 했다").prose).toBe("AI(인공지능)가 good라고 했다");
    expect(prepareText("\u1112\u1161\u11ab글은 쉽다").prose).toBe("한글은 쉽다");
    expect(prepareText("한글".normalize("NFD")).prose).toBe("한글");
    expect(prepareText("ﾾￂﾤﾡￚﾩ").prose).toBe("한글");
    expect(prepareText("웃겨 ㅋㅋㅋ ㅠㅠ 진짜").prose).toBe("웃겨 ㅋㅋㅋ ㅠㅠ 진짜");
  });

  it("따옴표와 줄임표를 말뭉치의 꼴로 바꾼다", () => {
    expect(prepareText("“그래…” 하고 ‘친구’가 말했다。").prose).toBe(`"그래..." 하고 '친구'가 말했다.`);
  });
});
