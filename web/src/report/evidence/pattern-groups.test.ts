import { describe, expect, it } from "vitest";
import { groupPatterns, PATTERN_GROUPS, patternGroupOf } from "./pattern-groups.ts";

describe("patternGroupOf", () => {
  const cases = PATTERN_GROUPS.flatMap(({ id, keywords }) => keywords.map((keyword) => [keyword, id] as const));

  it.each(cases)("‘%s’가 든 문장은 %s에 든다", (keyword, id) => {
    expect(patternGroupOf(`3번 글줄에서 ${keyword} 눈에 띄어요.`).id).toBe(id);
  });

  it("어느 단어도 없는 문장은 기타에 든다", () => {
    expect(patternGroupOf("문단마다 같은 짜임이 되풀이돼요.").name).toBe("기타");
  });

  it("쉼표가 접속어 뒤에 온다는 말은 구두점에 든다", () => {
    expect(patternGroupOf("접속어 뒤에 쉼표를 자주 찍어요.").name).toBe("구두점");
  });

  it.each(PATTERN_GROUPS.map(({ name, id }) => [name, id] as const))(
    "‘%s: ’로 시작하는 문장은 단어와 상관없이 %s에 든다",
    (name, id) => {
      expect(patternGroupOf(`${name}: 쉼표와 접속어가 많아요.`).id).toBe(id);
    },
  );

  it("gives every group a unique colour", () => {
    expect(new Set(PATTERN_GROUPS.map(({ colour }) => colour)).size).toBe(PATTERN_GROUPS.length);
  });
});

describe("groupPatterns", () => {
  it("앞에 붙은 모둠의 이름은 되풀이하지 않는다", () => {
    expect(groupPatterns(["구두점: 쉼표가 많아요."])[0]?.messages).toEqual(["쉼표가 많아요."]);
  });

  it("앞에 붙은 이름이 단어보다 먼저다: 단어의 길이는 문장 길이가 아니다", () => {
    const [row] = groupPatterns(["기타: 단어의 길이가 서로 비슷해요."]);
    expect(row?.group.name).toBe("기타");
    expect(row?.messages).toEqual(["단어의 길이가 서로 비슷해요."]);
  });

  it("글 가운데에 있는 모둠의 이름은 떼지 않는다", () => {
    expect(groupPatterns(["쓴 부호, 곧 구두점: 쉼표가 많아요."])[0]?.messages).toEqual([
      "쓴 부호, 곧 구두점: 쉼표가 많아요.",
    ]);
  });

  it("omits empty groups and keeps every message", () => {
    const messages = ["번역투가 보여요.", "접속어가 많아요.", "번역체 문장이에요."];
    const groups = groupPatterns(messages);
    expect(groups.map(({ group }) => group.name)).toEqual(["번역투", "접속어"]);
    expect(groups.flatMap((group) => group.messages).sort()).toEqual([...messages].sort());
  });
});
