import { ENGLISH_FEATURES, ENGLISH_FINDINGS, KOREAN_FEATURES, KOREAN_FINDINGS } from "@geulgyeol/engine/testing";
import { describe, expect, it } from "vitest";
import { type Particle, withParticle } from "../josa.ts";
import { fillQuotes, findingWords } from "./describe-finding.ts";
import { ENGLISH_FINDING_WORDS } from "./finding-words-english.ts";
import { KOREAN_FINDING_WORDS } from "./finding-words-korean.ts";
import { endClause, joinClause } from "./join-clause.ts";
import { numberRuns, numberSentences, placeSentences } from "./number-sentences.ts";

const PAIRS = [
  ["ko", KOREAN_FINDINGS, KOREAN_FEATURES, KOREAN_FINDING_WORDS],
  ["en", ENGLISH_FINDINGS, ENGLISH_FEATURES, ENGLISH_FINDING_WORDS],
] as const;

describe("조사 붙이기", () => {
  const cases: [string, Particle, string][] = [
    ["쉼표", "이/가", "쉼표가"],
    ["문장", "이/가", "문장이"],
    ["'할 수 있다'", "이/가", "'할 수 있다'가"],
    ["'-은/는'", "이/가", "'-은/는'이"],
    ["ㅋㅋ", "이/가", "ㅋㅋ이"],
    ["'결국'", "으로/로", "'결국'으로"],
    ["'오늘'", "으로/로", "'오늘'로"],
    ["'그리고'", "으로/로", "'그리고'로"],
    ["'2018'", "을/를", "'2018'을"],
    ["'However'", "으로/로", "'However' 표현으로"],
    ["'젖고,'", "은/는", "'젖고,'는"],
  ];
  it.each(cases)("%s + %s → %s", (phrase, particle, expected) => expect(withParticle(phrase, particle)).toBe(expected));
});

describe("찾은 것의 말", () => {
  // Stored results may name what is no longer shown, so there may be more words than findings.
  it.each(PAIRS)("%s: 있는 특징이고, 이어 말할 수 있다", (_language, _findings, features, words) => {
    for (const [feature, { name, high, low }] of Object.entries(words)) {
      expect(
        features.some(({ id, shown }) => shown && id === feature),
        feature,
      ).toBe(true);
      expect(high ?? low, feature).toBeDefined();
      for (const clause of [high, low]) {
        if (clause === undefined) continue;
        const said = fillQuotes(clause, ["보기"]);
        expect(said, feature).not.toMatch(/[{}]/);
        expect(joinClause(said), feature).toMatch(/고$/);
        expect(endClause(said, "formal"), feature).toMatch(/니다$/);
      }
      expect(name, feature).not.toMatch(/[.요]$/);
    }
  });

  it.each(PAIRS)("%s: 보이는 쪽마다 말이 있다", (language, findings) => {
    expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
    for (const finding of findings) {
      const { high, low, at } = findingWords(language, finding.id);
      if (finding.high) expect(high, finding.id).toBeDefined();
      if (finding.low) expect(low, finding.id).toBeDefined();
      // A located finding needs words for its place, and a finding with quotes must be located.
      expect(at !== undefined, finding.id).toBe(finding.located);
      expect(high?.includes("{q") ?? false, finding.id).toBe(finding.quoted);
      if (high?.includes("{q")) expect(at, finding.id).toBeDefined();
    }
  });

  it("말이 없는 특징은 지어내지 않는다", () => {
    expect(() => findingWords("ko", "no-such-feature")).toThrow();
  });

  it("모르는 끝맺음은 지어내지 않는다", () => {
    expect(() => joinClause("알 수 없네")).toThrow();
  });
});

describe("문장 번호", () => {
  it("셋까지 들고, 많으면 몇 문장인지 말한다", () => {
    expect(numberSentences([])).toBe("");
    expect(numberSentences([0, 4])).toBe("1, 5번 문장");
    expect(placeSentences([0, 1, 2, 3], 20)).toBe("1, 2, 3번 문장 등");
    expect(placeSentences([0, 1, 2, 3], 7)).toBe("7문장 가운데 4문장");
    expect(placeSentences([0, 1, 2, 3], 4)).toBe("모든 문장");
    expect(placeSentences([0, 1], 2)).toBe("1, 2번 문장");
  });

  it("이어진 문장은 범위로, 긴 것 둘까지 글의 차례로 든다", () => {
    expect(numberRuns([])).toBe("");
    expect(
      numberRuns([
        [0, 0],
        [2, 4],
        [6, 7],
      ]),
    ).toBe("3~5, 7~8번 문장");
  });
});
