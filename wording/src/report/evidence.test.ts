import { prepareText } from "@geulgyeol/engine";
import { measureStylometry } from "@geulgyeol/engine/testing";
import { describe, expect, it } from "vitest";
import {
  explainReport,
  factsOf,
  find,
  place,
  ramp,
  referencesOf,
  TENDENCIES,
  TEXT,
  WEIGHTS,
} from "../testing/explained-text.ts";
import { wordView } from "./worded-report.ts";

/** Sentences without any sign, so that the text has more than 100 words. */
const PLAIN = `${"오늘은 밭에 나가 무를 뽑고 흙을 털어 광에 넣었다. 저녁에는 국을 끓였다. ".repeat(8)}`.trim();

describe("근거", () => {
  const { evidence } = explainReport(factsOf(`${TEXT} ${PLAIN}`, WEIGHTS));

  it("두 쪽을 다 보이고, 짚을 수 있는 것 가운데 두 비율이 더 다른 것이 앞선다", () => {
    expect(evidence.map(({ id, direction }) => [id, direction]).sort()).toEqual([
      ["comma-after-connective", "ai"],
      ["intensifier", "human"],
      ["opens-conclusion", "ai"],
      ["this-through", "ai"],
    ]);
    const base = factsOf(`${TEXT} ${PLAIN}`, WEIGHTS);
    const ai = [...base.references.ai];
    ai[place("this-through")] = ramp(40);
    ai[place("opens-conclusion")] = ramp(0.2);
    const ordered = explainReport({ ...base, references: { ...base.references, ai } }).evidence;
    expect(ordered.at(-1)?.id).toBe("this-through");
    expect(ordered[0]?.strength).toBe(1);
  });

  it("무엇을 어느 문장에서 찾았고 두 쪽 글 100편 중 몇 편에서 보이는지 말한다", () => {
    expect(Object.fromEntries(evidence.map(({ id, message }) => [id, message]))).toEqual({
      "comma-after-connective":
        "1, 3번 문장에서 '오면,', '젖고,'처럼 잇는 말 뒤에 쉼표를 찍었어요. 이 정도는 사람 글 100편 중 1편 미만, AI 글 100편 중 99편 이상에서 보여요.",
      intensifier:
        "4번 문장에 '진짜', '정말'이 나와요. 이 정도는 사람 글 100편 중 99편 이상, AI 글 100편 중 1편 미만에서 보여요.",
      "this-through":
        "2, 5번 문장에 '이를 통해'가 나와요. 이 정도는 사람 글 100편 중 1편 미만, AI 글 100편 중 99편 이상에서 보여요.",
      "opens-conclusion":
        "3번 문장이 '결국'으로 시작해요. 이 정도는 사람 글 100편 중 1편 미만, AI 글 100편 중 99편 이상에서 보여요.",
    });
    const human = evidence.find(({ direction }) => direction === "human");
    expect(human?.sentences).toEqual([3]);
    expect([human?.humanRate, human?.aiRate]).toEqual([expect.closeTo(1, 3), 0]);
  });

  it("비율을 재지 않고 저장한 결과에는 비율을 지어내지 않는다", () => {
    const found = find(factsOf(TEXT, WEIGHTS));
    const stored = found.evidence.map(({ humanRate: _, aiRate: __, ...sign }) => sign);
    const { evidence: old } = wordView({ ...found, evidence: stored });
    expect(old.map(({ message }) => message)).toContain("2, 5번 문장에 '이를 통해'가 나와요.");
    expect(old[0]).not.toHaveProperty("humanRate");
  });

  it("비율 없이 저장한 결과에서는 그때 잰 사람 글 가운데의 자리를 말한다", () => {
    const found = find(factsOf(TEXT, WEIGHTS));
    const evidence = found.evidence.map(({ humanRate: _, aiRate: __, ...sign }) => sign);
    const signs = found.facts.signs.map((sign) => ({ ...sign, share: 0.042 }));
    const stored = { ...found, evidence, facts: { ...found.facts, signs } };
    const messages = (register: "polite" | "formal" = "polite") =>
      wordView(stored, register).evidence.map(({ message }) => message);
    expect(messages()).toContain("2, 5번 문장에 '이를 통해'가 나와요. 사람 글에서는 4%만 이 정도예요.");
    expect(messages()).toContain("4번 문장에 '진짜', '정말'이 나와요. 사람 글의 96%보다 뚜렷해요.");
    expect(messages("formal")).toContain("2, 5번 문장에 '이를 통해'가 나옵니다. 사람 글에서는 4%만 이 정도입니다.");
  });

  it("글이 선 쪽과 말하는 쪽이 어긋나면 근거가 아니다", () => {
    // The member counts stock phrases as human although AI texts have more of them.
    expect(explainReport(factsOf(TEXT, { "this-through": -1 })).evidence).toEqual([]);
    expect(explainReport(factsOf(TEXT, { intensifier: 1 })).evidence).toEqual([]);
  });

  it("말뭉치에서 기울지 않은 특징은 근거가 아니다", () => {
    expect(explainReport(factsOf(TEXT, WEIGHTS, {}, { "this-through": 0.1 })).evidence).toEqual([]);
  });

  it("제 쪽 글에서 세 배 넘게 흔하지 않으면 근거가 아니다", () => {
    const base = factsOf(TEXT, { "this-through": 1 });
    // A text under 100 words is compared as if it had 100.
    const value = (base.values[place("this-through")] ?? 0) * (base.prepared.words.length / 100);
    for (const [humanTop, shown] of [
      [value * 2, 0],
      [value * 1.5, 0],
      [value * 1.4, 1],
      [value, 1],
    ] as const) {
      const all = [...base.references.all];
      all[place("this-through")] = ramp(humanTop);
      expect(explainReport({ ...base, references: { ...base.references, all } }).evidence.length, `${humanTop}`).toBe(
        shown,
      );
    }
  });

  it("짧은 글에 한 번 나온 것은 근거가 아니다", () => {
    const ids = explainReport(factsOf(TEXT, WEIGHTS)).evidence.map(({ id }) => id);
    expect(ids).toContain("this-through");
    expect(ids).not.toContain("opens-conclusion");
  });

  it("한 가지를 두 번 말하지 않고, 한 갈래에서 둘, 어구는 넷까지만 말한다", () => {
    const ids = ["this-through", "important", "role", "opens-conclusion"];
    const weights = { ...Object.fromEntries(ids.map((id) => [id, 1])), "comma-after-connective": 1 };
    const doubled = { ...weights, "connective-with-comma": 1, "comma-is-connective": 1 };
    const tendencies = { ...TENDENCIES, "connective-with-comma": 0.4, "comma-is-connective": 0.4 };
    const found = explainReport(factsOf(TEXT, doubled, {}, tendencies)).evidence.map(({ id }) => id);
    expect(found.filter((id) => id.includes("comma"))).toHaveLength(1);
    const more = { "such-demonstrative": 1, diverse: 1, understanding: 1, effort: 1 };
    const text = `${TEXT} 이러한 다양한 이해와 노력이 이러한 다양한 이해와 노력을 낳는다.`;
    const tendenciesOfMore = {
      ...tendencies,
      "such-demonstrative": 0.4,
      diverse: 0.4,
      understanding: 0.4,
      effort: 0.4,
    };
    const family = explainReport(factsOf(text, { ...weights, ...more }, {}, tendenciesOfMore)).evidence;
    const phrases = ["this-through", "such-demonstrative", "diverse", "understanding", "effort"];
    expect(family.filter(({ id }) => phrases.includes(id))).toHaveLength(4);
  });

  it("잘린 글의 끝은 마침표 없는 문장으로 치지 않는다", () => {
    const find = (text: string) =>
      explainReport(factsOf(text, { "unended-sentences": -1 }, {}, { "unended-sentences": -0.7 })).evidence;
    expect(find("비가 왔다. 길이 젖었다. 바람이 불어서 나뭇잎이")).toEqual([]);
    expect(
      find(
        "어제는 하루 종일 비가 내려서 길이 다 젖었습니다\n오늘은 바람이 불어서 나무가 흔들렸습니다\n그래서 나는 집에 있었습니다.",
      )[0]?.message,
    ).toMatch(/^1, 2번 문장이 마침표 없이 끝나요/);
  });

  it("글 종류에 맞는 사람 글과 견준다", () => {
    const base = factsOf(TEXT, WEIGHTS);
    const references = { ...base.references, byType: { paper: base.references.all } };
    const paper = explainReport({ ...base, references, documentType: "paper" });
    expect(paper.evidence[0]?.message).toContain("사람이 쓴 논문 100편 중 1편 미만, AI 글 100편 중");
    const blog = explainReport({ ...base, references, documentType: "blog" });
    expect(blog.evidence[0]?.message).toContain("사람 글 100편 중 1편 미만, AI 글 100편 중");
    const scores = (entries: typeof paper.evidence) => entries.map(({ strength, value }) => [strength, value]);
    expect(scores(paper.evidence)).toEqual(scores(blog.evidence));
    // What is frequent in papers by people is no sign of an AI in a paper.
    const usual = { ...base.references, byType: { paper: base.references.ai } };
    const directions = explainReport({ ...base, references: usual, documentType: "paper" }).evidence;
    expect(directions.filter(({ direction }) => direction === "ai")).toEqual([]);
  });

  it("영어 글은 찾은 영어 단어를 한국어 문장에 담는다", () => {
    const prepared = prepareText(
      "Rivers play a crucial role in cities. However, people rarely look at them. In conclusion, rivers are important.",
    );
    const values = measureStylometry(prepared);
    const contributions = new Float64Array(values.length).fill(1);
    const { evidence: english } = explainReport({
      ...factsOf(TEXT, {}),
      prepared,
      values,
      contributions,
      references: referencesOf(new Float32Array(values.length).fill(0.5)),
    });
    expect(english.map(({ message }) => message)).toContain(
      "1, 3번 문장에 'crucial', 'important' 표현이 나와요. 이 정도는 사람 글 100편 중 1편 미만, AI 글 100편 중 99편 이상에서 보여요.",
    );
  });
});
