import { describe, expect, it } from "vitest";
import { prepareText } from "../text/prepare-text.ts";
import { countHabits } from "./habit-counts.ts";
import { countMarks, countPatterns, maskWords } from "./masked-text.ts";

describe("masking the words of a text", () => {
  it("shows the last syllable of a word, marks and spaces, and no other letter", () => {
    expect(maskWords("시장에 갔다가 3시에 React를 봤다.")).toBe(" oo에 oo가 oo에 ooo를 o다. ");
    expect(maskWords("가나다라마바사는  x=1")).toBe(" ooo는 oo ");
    expect(maskWords('웃겨ㅋㅋ "정말?"')).toBe(' o겨ㅋㅋ "o말?" ');
  });

  it("counts runs of two to five characters, each once", () => {
    const patterns = countPatterns(maskWords("나는 너는"));
    expect(patterns.has("o는 o는")).toBe(true);
    expect([...patterns].every((one) => one.length >= 2 && one.length <= 5)).toBe(true);
    expect([...patterns].filter((one) => one === "o는")).toHaveLength(1);
  });

  it("counts runs that hold a mark, whatever the words beside it", () => {
    const marks = countMarks(maskWords("그래, 좋아ㅋㅋㅋ"));
    expect(marks.has("o, o")).toBe(true);
    expect(marks.has("oㅋ")).toBe(true);
    expect(marks.has("o ")).toBe(false);
    expect(countMarks(maskWords("아니, 싫어ㅋ"))).toEqual(marks);
  });
});

describe("counting the habits of a text", () => {
  const sentence = "어제는 시장에 들렀는데 생각보다 사람이 많아서 한참을 서 있다가 그냥 돌아왔다. ";

  it("counts an ending each time and a pattern once in a piece", () => {
    const three = countHabits(prepareText(sentence.repeat(3)));
    expect(three.endings.get("에")).toBe(3);
    expect(three.closings.get("왔다.")).toBe(1);
    expect(three.patterns.get(" oo에 ")).toBe(1);
    // 45 characters each: eleven make a piece.
    const thirty = countHabits(prepareText(sentence.repeat(30)));
    expect(thirty.endings.get("에")).toBe(30);
    expect(thirty.closings.get("왔다.")).toBe(3);
  });

  it("knows no stem: other words of the same form count alike", () => {
    const other = countHabits(prepareText(sentence.replace("시장에", "강가에").replace("사람이", "어른이")));
    const own = countHabits(prepareText(sentence));
    expect(other.patterns).toEqual(own.patterns);
    expect(other.marks).toEqual(own.marks);
  });
});
