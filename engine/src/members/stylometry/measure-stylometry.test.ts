import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../../scripts/testing/cpu-time.ts";
import { prepareText } from "../../text/prepare-text.ts";
import { ENGLISH_FEATURES, familiesOf, featuresOf, KOREAN_FEATURES } from "./features.ts";
import { locateSigns } from "./locate-signs.ts";
import { measureSentences, sentenceFeaturesOf } from "./measure-sentences.ts";
import { measureStylometry } from "./measure-stylometry.ts";
import { tokenizeText } from "./tokenized-text.ts";

const PLACES = new Map([...KOREAN_FEATURES, ...ENGLISH_FEATURES].map((feature) => [feature.id, feature]));

function featureValue(text: string, id: string): number {
  const prepared = prepareText(text);
  const language = prepared.language === "en" ? "en" : "ko";
  const place = featuresOf(language).findIndex((feature) => feature.id === id);
  expect(place, id).toBeGreaterThanOrEqual(0);
  return measureStylometry(prepared)[place] ?? Number.NaN;
}

describe("문체 특징의 목록", () => {
  it("무리마다 스스로 재는 특징의 값을 빠짐없이 준다", () => {
    const text = "나는 비가 오면, 늘 창가에 앉고, 책을 읽는다. It is raining, and we read. 다들 그렇게 산다.";
    for (const family of [...familiesOf("ko"), ...familiesOf("en")]) {
      const own = family.features.filter(({ patterns }) => patterns === undefined).map(({ id }) => id);
      const values = family.measure?.(tokenizeText(prepareText(text))) ?? {};
      expect(Object.keys(values).sort(), family.id).toEqual([...own].sort());
    }
  });

  it("이름이 겹치지 않고, 한국어 120개와 영어 40개를 넘는다", () => {
    for (const features of [KOREAN_FEATURES, ENGLISH_FEATURES]) {
      expect(new Set(features.map((feature) => feature.id)).size).toBe(features.length);
      for (const feature of features) {
        expect(feature.id).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
        expect(feature.name).toMatch(/[가-힣]|^[A-Za-z, ]+$/);
      }
    }
    expect(KOREAN_FEATURES.length).toBeGreaterThanOrEqual(120);
    expect(ENGLISH_FEATURES.length).toBeGreaterThanOrEqual(40);
  });

  it("쉼표를 지워도, 부호를 읽지 않는 특징은 그대로다", () => {
    const text =
      "나는 비가 오면, 늘 창가에 앉고, 책을 읽는다. 또한, 차를 마시며, 오래된 노래를 듣는다. 그래서, 하루가 천천히 간다.";
    const bare = text.replaceAll(",", "");
    const before = measureStylometry(prepareText(text));
    const after = measureStylometry(prepareText(bare));
    for (const [place, feature] of KOREAN_FEATURES.entries()) {
      if (!feature.readsPunctuation) expect(after[place], feature.id).toBeCloseTo(before[place] ?? Number.NaN, 9);
    }
    expect(after).not.toEqual(before);
  });
});

describe("문체 특징의 값", () => {
  const cases: [string, string, number][] = [
    ["비가 와서, 집에 있었다. 책을 읽었다.", "comma-sentences", 1 / 2],
    ["비가 와서, 집에 있었다. 책을 읽었다.", "comma-after-connective", 1000 / 6],
    ["비가 와서, 집에 있었다. 책을 읽었다.", "connective-with-comma", 1],
    ["비가 왔다. 또한 바람도 불었다. 다만 춥지는 않았다. 나는 걸었다.", "opens-also", 1 / 4],
    ["비가 왔다. 또한 바람도 불었다. 다만 춥지는 않았다. 나는 걸었다.", "opens-however-2026", 1 / 4],
    ["나는 수영을 할 수 있다. 너는 할 수 없다.", "can-do", 1000 / 9],
    ["나는 수영을 할 수 있다. 너는 할 수 없다.", "cannot-do", 1000 / 9],
    ["이를 통해 다양한 방법을 배웠습니다.", "this-through", 1000 / 5],
    ["이를 통해 다양한 방법을 배웠습니다.", "diverse", 1000 / 5],
    ["저는 갑니다. 너도 가요. 그는 갔다.", "ends-formal", 1 / 3],
    ["저는 갑니다. 너도 가요. 그는 갔다.", "ends-polite", 1 / 3],
    ["저는 갑니다. 너도 가요. 그는 갔다.", "past-tense", 1 / 3],
    ["이건 할수있다고 믿는다.", "joined-bound-nouns", 1000 / 3],
    ["진짜 웃겼다ㅋㅋㅋ 너무 좋았다.", "laughter", 1000 / 4],
    ["진짜 웃겼다ㅋㅋㅋ 너무 좋았다.", "intensifier", 2000 / 4],
    ["끝났다.그리고 갔다.", "no-space-after-mark", 1000 / 3],
    ["문제는 돈이 아니라 시간이다.", "not-a-but-b", 1000 / 4],
    ["나무 나무 나무 나무", "distinct-words", 1 / 4],
    ["한국", "final-consonants", 1],
    ["It is raining, and we can't go out. However, we read.", "en-contractions", 1000 / 11],
    ["It is raining, and we can't go out. However, we read.", "en-serial-commas", 1000 / 11],
    ["It is raining, and we can't go out. However, we read.", "en-opens-contrast", 1 / 2],
    ["Well... I do not know. We walked on....", "en-ellipses", 2000 / 8],
  ];
  it.each(cases)("%s → %s", (text, id, expected) => {
    expect(PLACES.has(id)).toBe(true);
    expect(featureValue(text, id)).toBeCloseTo(expected, 9);
  });

  it("같은 글을 두 번 이어도 비율은 크게 달라지지 않는다", () => {
    const text =
      "나는 비가 오면 늘 창가에 앉고, 책을 읽는다. 그래서 하루가 천천히 간다. 다들 그렇게 사는 줄 알았다. ".repeat(4);
    for (const id of ["comma-rate", "ends-plain-past", "particle-topic", "word-length", "final-n", "sentence-length"]) {
      expect(featureValue(text + text, id)).toBeCloseTo(featureValue(text, id), 6);
    }
  });

  it("어떤 글에서도 유한한 수이고, 낱말이 없으면 0이다", () => {
    expect(measureStylometry(prepareText("😀 !!!")).every((value) => value === 0)).toBe(true);
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (noise) => {
        const prepared = prepareText(`나는 ${noise} 갔다. ${noise}\n그래서, 왔다.`);
        const values = measureStylometry(prepared);
        expect(values.every(Number.isFinite)).toBe(true);
        expect([...measureStylometry(prepared)]).toEqual([...values]);
      }),
      { numRuns: 50 },
    );
  }, 30_000);

  it("길이에 비례하는 시간에 잰다", () => {
    const text = "나는 비가 오면 늘 창가에 앉고, 책을 읽는다. 그래서 하루가 천천히 간다고 느낀다. ".repeat(3700);
    const bestTime = (length: number) => {
      let best = Number.POSITIVE_INFINITY;
      for (let round = 0; round < 4; round++) {
        const prepared = prepareText(text.slice(0, length));
        best = Math.min(
          best,
          cpuTime(() => measureStylometry(prepared)),
        );
      }
      return best;
    };
    let ratio = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < 4 && ratio > 90; attempt++) ratio = bestTime(160_000) / bestTime(10_000);
    expect(ratio).toBeLessThan(90);
  }, 30_000);
});

describe("문장마다 재는 특징", () => {
  const text =
    "# 제목\n\n비가 와서, 집에 있었습니다. 또한 책을 읽었습니다. 진짜 좋았어요ㅋㅋ 정말로 긴 하루였고 나는 그 하루를 오래 기억할 것이다.";
  const prepared = prepareText(text);

  it("빠진 문장은 비우고 나머지는 이름과 길이가 맞는다", () => {
    const vectors = measureSentences(prepared);
    expect(vectors.length).toBe(prepared.sentences.length);
    expect(vectors[0]).toBe(null);
    const names = sentenceFeaturesOf("ko");
    expect(names.length).toBeGreaterThanOrEqual(30);
    const first = vectors[1];
    expect(first?.length).toBe(names.length);
    expect(first?.[names.indexOf("commas")]).toBe(1);
    expect(first?.[names.indexOf("comma-after-connective")]).toBe(1);
    expect(first?.[names.indexOf("formal-end")]).toBe(1);
    expect(vectors[2]?.[names.indexOf("same-ending-as-previous")]).toBe(1);
    expect(vectors[3]?.[names.indexOf("casual-marks")]).toBe(2);
  });

  it("특징이 나타난 문장을 가리킨다", () => {
    const place = (id: string) => KOREAN_FEATURES.findIndex((feature) => feature.id === id);
    const wanted = new Set(["comma-rate", "opens-also", "laughter", "intensifier", "sentence-length"].map(place));
    const found = locateSigns(prepared, wanted);
    expect(found.get(place("comma-rate"))).toEqual([1]);
    expect(found.get(place("opens-also"))).toEqual([2]);
    expect(found.get(place("laughter"))).toEqual([3]);
    expect(found.get(place("intensifier"))).toEqual([3, 4]);
    expect(found.get(place("sentence-length"))).toEqual([]);
  });
});
