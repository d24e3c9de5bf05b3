import { describe, expect, it } from "vitest";
import { prepareText } from "./prepare-text.ts";
import type { PreparedText } from "./prepared-text.ts";

const sentencesOf = (p: PreparedText) =>
  p.sentences.filter((s) => s.excluded === null).map((s) => p.prose.slice(s.proseStart, s.proseEnd));

describe("prepareText: 문장 나누기", () => {
  const cases: [string, string[]][] = [
    ["2024. 5. 3.에 만났다. 비가 왔다.", ["2024. 5. 3.에 만났다.", "비가 왔다."]],
    ["값은 3.14이다. 반올림하면 3이다.", ["값은 3.14이다.", "반올림하면 3이다."]],
    ['"어서 와. 춥지?" 라고 그가 말했다. 나는 웃었다.', ['"어서 와. 춥지?" 라고 그가 말했다.', "나는 웃었다."]],
    ['"가자." 그가 일어섰다.', ['"가자."', "그가 일어섰다."]],
    ["그게... 말이야, 잊었어. 미안해.", ["그게... 말이야, 잊었어.", "미안해."]],
    [
      "진짜 맛있었어요~ 또 갈게요!! 최고ㅋㅋ 다들 가세요",
      ["진짜 맛있었어요~", "또 갈게요!!", "최고ㅋㅋ", "다들 가세요"],
    ],
    [
      "오늘 처음 가봤습니다 사람이 많더라고요 그래도 좋았어요",
      ["오늘 처음 가봤습니다", "사람이 많더라고요 그래도 좋았어요"],
    ],
    ["끝났다.그리고 집에 갔다.", ["끝났다.", "그리고 집에 갔다."]],
    ["결과(표 1. 참조)는 같다. 차이가 없다.", ["결과(표 1. 참조)는 같다.", "차이가 없다."]],
    [
      "Dr. Kim lives in the U.S. Army base. He left at 3 p.m. The end.",
      ["Dr. Kim lives in the U.S. Army base.", "He left at 3 p.m.", "The end."],
    ],
    [
      "We met J. K. Lee in 1999. It cost 3.5 dollars, e.g. for tea. Right?",
      ["We met J. K. Lee in 1999.", "It cost 3.5 dollars, e.g. for tea.", "Right?"],
    ],
    ["중요 사항과 필요 서류를 확인하다 보니 늦었다.", ["중요 사항과 필요 서류를 확인하다 보니 늦었다."]],
    ["4.1. 화면은 밝아야 한다. 4.2. 글자는 커야 한다.", ["4.1. 화면은 밝아야 한다.", "4.2. 글자는 커야 한다."]],
    ['"꼭 오세요!" 이 말에 모두 웃었다.', ['"꼭 오세요!"', "이 말에 모두 웃었다."]],
    ["그래요? 네. 알겠습니다.", ["그래요?", "네.", "알겠습니다."]],
  ];
  it.each(cases)("%s", (text, expected) => {
    expect(sentencesOf(prepareText(text))).toEqual(expected);
  });

  it("마침표 없는 줄도 문장이 끝나면 나눈다", () => {
    expect(sentencesOf(prepareText("오늘 면접 봤다ㅋㅋ\n떨려 죽는 줄 알았다\n근데 붙을 것 같다"))).toEqual([
      "오늘 면접 봤다ㅋㅋ",
      "떨려 죽는 줄 알았다",
      "근데 붙을 것 같다",
    ]);
  });

  it("줄이 문장 가운데서 꺾이면 잇는다", () => {
    expect(sentencesOf(prepareText("어제는 비가 와서\n집에만 있었다."))).toEqual(["어제는 비가 와서 집에만 있었다."]);
  });

  it("낱말의 자리는 원문을 가리킨다", () => {
    const text = "“**비**가\u200b 왔다.” 그래서  걸었다.";
    const p = prepareText(text);
    expect(p.words.map((w) => p.prose.slice(w.proseStart, w.proseEnd))).toEqual([
      '"비가',
      '왔다."',
      "그래서",
      "걸었다.",
    ]);
    expect(p.words.map((w) => text.slice(w.start, w.end))).toEqual(["“**비**가", "왔다.”", "그래서", "걸었다."]);
  });
});
