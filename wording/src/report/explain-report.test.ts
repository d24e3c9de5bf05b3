import { type HoldReason, prepareText } from "@geulgyeol/engine";
import {
  type ExplanationFacts as EngineFacts,
  explainReport as explainInEngine,
  type FeatureReference,
  KOREAN_FEATURES,
  measureStylometry,
} from "@geulgyeol/engine/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { holdMessage } from "./hold.ts";
import { type WordedView, wordView } from "./worded-report.ts";

interface ExplanationFacts extends EngineFacts {
  readonly interval: { readonly lower: number; readonly upper: number };
  readonly hold: { readonly reason: HoldReason } | null;
}

/** What the engine finds, in words. */
const explainReport = (facts: ExplanationFacts): WordedView => wordView(find(facts));

function find(facts: ExplanationFacts): Parameters<typeof wordView>[0] {
  const { prepared, sentenceProbabilities, interval, hold, aiProbability } = facts;
  const { evidence, facts: found } = explainInEngine(facts);
  const sentences = prepared.sentences.map(({ index, start, end, excluded }) => {
    const probability = sentenceProbabilities[index] ?? 0;
    return { index, text: "", start, end, aiProbability: probability, severity: "low" as const, excluded };
  });
  const judged = { aiProbability, interval, confidence: 0, proseLength: prepared.prose.length };
  return {
    language: prepared.language === "en" ? "en" : "ko",
    hold,
    sentences,
    evidence,
    facts: { ...found, ...judged, dependsOnPunctuation: false },
  };
}

const ramp = (top: number): FeatureReference => ({
  quantiles: Float32Array.from({ length: 21 }, (_, k) => (top * k) / 20),
});
const place = (id: string) => KOREAN_FEATURES.findIndex((feature) => feature.id === id);

const TEXT =
  "비가 오면, 길이 젖고, 마음도 젖는다. 이를 통해 우리는 중요한 역할을 배운다. 결국 눈이 오면, 세상이 하얗다. 진짜 나는 그런 날이 정말 좋다. 이를 통해 오늘도 밖에 나갔다.";

const TENDENCIES = {
  "comma-after-connective": 0.4,
  "this-through": 0.3,
  important: 0.35,
  role: 0.2,
  "opens-conclusion": 0.6,
  intensifier: -0.3,
};

function factsOf(
  text: string,
  weights: Record<string, number>,
  over: Partial<ExplanationFacts> = {},
  tendencies: Record<string, number> = TENDENCIES,
): ExplanationFacts {
  const prepared = prepareText(text);
  const values = measureStylometry(prepared);
  const contributions = new Float64Array(values.length);
  for (const [id, weight] of Object.entries(weights)) contributions[place(id)] = weight;
  const own = new Float32Array(values.length);
  for (const [id, tendency] of Object.entries(tendencies)) own[place(id)] = tendency;
  return {
    prepared,
    values,
    contributions,
    references: { all: KOREAN_FEATURES.map(() => ramp(0.1)), byType: {}, tendencies: own },
    aiProbability: 0.8,
    interval: { lower: 0.5, upper: 0.95 },
    sentenceProbabilities: prepared.sentences.map((_, k) => (k < 3 ? 0.9 : 0.1)),
    hold: null,
    ...over,
  };
}

const WEIGHTS = { "comma-after-connective": 2, "this-through": 1, "opens-conclusion": 0.8, intensifier: -1.5 };

describe("근거", () => {
  const { evidence } = explainReport(factsOf(TEXT, WEIGHTS));

  it("두 쪽을 다 보이고, 센 것이 앞선다", () => {
    expect(evidence.map(({ id, direction }) => [id, direction])).toEqual([
      ["comma-after-connective", "ai"],
      ["intensifier", "human"],
      ["this-through", "ai"],
      ["opens-conclusion", "ai"],
    ]);
    expect(evidence[0]?.strength).toBe(1);
  });

  it("무엇을 어느 문장에서 찾았고 사람 글의 어디쯤인지 한 문장으로 말한다", () => {
    expect(evidence.map(({ message }) => message)).toEqual([
      "1, 3번 문장에서 '오면,', '젖고,'처럼 잇는 말 뒤에 쉼표를 찍었는데, 사람 글에서는 1%만 이 정도예요.",
      "4번 문장에 '진짜', '정말'이 나오는데, 사람 글의 99%보다 뚜렷해요.",
      "2, 5번 문장에 '이를 통해'가 나오는데, 사람 글에서는 1%만 이 정도예요.",
      "3번 문장이 '결국'으로 시작하는데, 사람 글에서는 1%만 이 정도예요.",
    ]);
    expect(evidence[1]?.sentences).toEqual([3]);
    expect(evidence[1]?.humanPercentile).toBe(1);
  });

  it("글이 선 쪽과 말하는 쪽이 어긋나면 근거가 아니다", () => {
    // The member counts stock phrases as human although AI texts have more of them.
    expect(explainReport(factsOf(TEXT, { "this-through": -1 })).evidence).toEqual([]);
    expect(explainReport(factsOf(TEXT, { intensifier: 1 })).evidence).toEqual([]);
  });

  it("말뭉치에서 기울지 않은 특징은 근거가 아니다", () => {
    expect(explainReport(factsOf(TEXT, WEIGHTS, {}, { "this-through": 0.1 })).evidence).toEqual([]);
  });

  it("사람 글의 가운데 절반에 드는 값은 근거가 아니다", () => {
    const value = factsOf(TEXT, {}).values[place("this-through")] ?? 0;
    for (const [top, shown] of [
      [value * 2, 0],
      [value * 1.4, 0],
      [value * 1.2, 1],
    ] as const) {
      const all = KOREAN_FEATURES.map(() => ramp(top));
      const base = factsOf(TEXT, { "this-through": 1 });
      expect(explainReport({ ...base, references: { ...base.references, all } }).evidence.length, `${top}`).toBe(shown);
    }
  });

  it("한 가지를 두 번 말하지 않고, 한 갈래에서 둘까지만 말한다", () => {
    const ids = ["this-through", "important", "role", "opens-conclusion"];
    const weights = { ...Object.fromEntries(ids.map((id) => [id, 1])), "comma-after-connective": 1 };
    const doubled = { ...weights, "connective-with-comma": 1, "comma-is-connective": 1 };
    const tendencies = { ...TENDENCIES, "connective-with-comma": 0.4, "comma-is-connective": 0.4 };
    const found = explainReport(factsOf(TEXT, doubled, {}, tendencies)).evidence.map(({ id }) => id);
    expect(found.filter((id) => id.includes("comma"))).toHaveLength(1);
    expect(found.filter((id) => ["this-through", "important", "role"].includes(id))).toHaveLength(2);
  });

  it("잘린 글의 끝은 마침표 없는 문장으로 치지 않는다", () => {
    const find = (text: string) =>
      explainReport(factsOf(text, { "unended-sentences": -1 }, {}, { "unended-sentences": -0.7 })).evidence;
    expect(find("비가 왔다. 길이 젖었다. 바람이 불어서 나뭇잎이")).toEqual([]);
    expect(
      find("어제는 하루 종일 비가 내려서 길이 다 젖었습니다\n오늘은 바람이 불어서 나무가 흔들렸습니다.")[0]?.message,
    ).toMatch(/^1번 문장이 마침표 없이 끝나는데/);
  });

  it("글 종류에 맞는 사람 글과 견준다", () => {
    const base = factsOf(TEXT, WEIGHTS);
    const references = { ...base.references, byType: { paper: base.references.all } };
    const paper = explainReport({ ...base, references, documentType: "paper" });
    expect(paper.evidence[0]?.message).toContain("사람 글 중 논문에서는 1%만");
    const blog = explainReport({ ...base, references, documentType: "blog" });
    expect(blog.evidence[0]?.message).toContain("사람 글에서는 1%만");
    const scores = (entries: typeof paper.evidence) => entries.map(({ strength, value }) => [strength, value]);
    expect(scores(paper.evidence)).toEqual(scores(blog.evidence));
  });

  it("영어 글은 찾은 영어 낱말을 한국어 문장에 담는다", () => {
    const prepared = prepareText(
      "Rivers play a crucial role in cities. However, people rarely look at them. In conclusion, rivers are important.",
    );
    const values = measureStylometry(prepared);
    const contributions = new Float64Array(values.length).fill(1);
    const quiet = { quantiles: new Float32Array(21) };
    const { evidence: english } = explainReport({
      ...factsOf(TEXT, {}),
      prepared,
      values,
      contributions,
      references: {
        all: Array.from(values, () => quiet),
        byType: {},
        tendencies: new Float32Array(values.length).fill(0.5),
      },
    });
    expect(english.map(({ message }) => message)).toContain(
      "1, 3번 문장에 'crucial', 'important' 표현이 나오는데, 사람 글에서는 1%만 이 정도예요.",
    );
  });
});

describe("의심 패턴과 제안", () => {
  const facts = factsOf(TEXT, WEIGHTS);
  const explanation = explainReport(facts);

  it("의심 패턴은 묶음 이름으로 시작하고, 글에 있는 말을 먼저 든다", () => {
    expect(explanation.suspiciousPatterns).toEqual([
      "구두점: 1, 3번 문장에서 '오면,', '젖고,'처럼 잇는 말 뒤에 쉼표를 찍었는데, 사람 글에서는 1%만 이 정도예요.",
      "상투 표현: 2, 5번 문장에 '이를 통해'가 나오는데, 사람 글에서는 1%만 이 정도예요.",
    ]);
    const plain = explainReport(factsOf(TEXT, {}));
    expect(plain.suspiciousPatterns).toEqual([
      "상투 표현: 2, 5번 문장에 '이를 통해', 2번 문장에 '중요한 역할을'이 나와요.",
    ]);
  });

  it("사람 글로 본 글에서는 흔적이 뚜렷하지 않으면 패턴을 말하지 않는다", () => {
    expect(explainReport(factsOf(TEXT, {}, { aiProbability: 0.1 })).suspiciousPatterns).toEqual([]);
  });

  it("제안은 많아야 다섯이고, 문장 번호를 대고, 점수를 낮추라고 하지 않는다", () => {
    expect(explanation.recommendations.length).toBeGreaterThan(2);
    expect(explanation.recommendations.length).toBeLessThanOrEqual(5);
    for (const text of explanation.recommendations) {
      expect(text).toMatch(/\d+번/);
      expect(text).not.toMatch(/점수|확률|낮추|들키|탐지|피하/);
    }
    expect(explanation.recommendations[1]).toBe("2, 5번 문장의 '이를 통해'를 더 구체적인 말이나 보기로 바꿔 보세요.");
  });

  it("찾은 것이 없으면 제안도 없다", () => {
    const plain = explainReport(factsOf("나는 밥을 먹었다. 그리고 잠을 잤다.", {}, { aiProbability: 0.1 }));
    expect(plain.recommendations).toEqual([]);
  });
});

describe("문장의 까닭", () => {
  it("문장마다 그 문장에 있고 판단과 같은 쪽인 것만 댄다", () => {
    const { sentenceReasons } = explainReport(factsOf(TEXT, WEIGHTS));
    expect(sentenceReasons).toEqual([
      ["AI 글에 더 흔해요: '오면,', '젖고,'처럼 잇는 말 뒤에 쉼표를 찍었어요."],
      ["AI 글에 더 흔해요: '중요한'이 나와요.", "AI 글에 더 흔해요: '이를 통해'가 나와요."],
      ["AI 글에 더 흔해요: '결국'으로 시작해요.", "AI 글에 더 흔해요: '오면,'처럼 잇는 말 뒤에 쉼표를 찍었어요."],
      ["사람 글에 더 흔해요: '진짜', '정말'이 나와요."],
      [],
    ]);
  });
});

describe("판단의 까닭", () => {
  const long = `${TEXT} `.repeat(5);
  const reasoningOf = (over: Partial<ExplanationFacts>, text = long) =>
    explainReport(factsOf(text, WEIGHTS, over)).reasoning;
  const split = (from: number) => Array.from({ length: 25 }, (_, k) => (k < from ? 0.05 : 0.95));

  it("AI 글이면 어느 문장인지와 두 가지 표시를 말한다", () => {
    expect(reasoningOf({ sentenceProbabilities: split(10) })).toBe(
      "특히 11~25번 문장이 AI 글의 결에 가까워요. 1, 3, 6번 문장 등에서 '오면,', '젖고,'처럼 잇는 말 뒤에 쉼표를 찍었고, 2, 5, 7번 문장 등에 '이를 통해'가 나와요.",
    );
    expect(reasoningOf({ sentenceProbabilities: split(0) })).toMatch(/^글 전체가 고르게 AI 글의 결에 가까워요\./);
  });

  it("사람 글이면 사람의 표시를 말하고, 수상한 문장은 짚는다", () => {
    expect(reasoningOf({ aiProbability: 0.1, sentenceProbabilities: split(25) })).toBe(
      "글 전체가 사람 글의 결에 가까워요. 4, 9, 14번 문장 등에 '진짜', '정말'이 나와요.",
    );
    expect(reasoningOf({ aiProbability: 0.3, sentenceProbabilities: split(23) })).toMatch(
      /^사람 글의 결에 가깝지만, 24~25번 문장은 AI 글과 비슷해 보여요\./,
    );
  });

  it("섞인 글이면 어디서 바뀌는지 말한다", () => {
    expect(reasoningOf({ aiProbability: 0.5, sentenceProbabilities: split(10) })).toMatch(
      /^1~10번 문장은 사람 글에, 11~25번 문장은 AI 글에 가까워요\. AI 글의 표시로는 .+고, 사람 글의 표시로는 .+요\.$/,
    );
    expect(reasoningOf({ aiProbability: 0.5, sentenceProbabilities: split(0) })).toMatch(/바뀌는 곳은 보이지 않아요/);
  });

  it("미룬 판단은 까닭부터 말한다", () => {
    const hold = { reason: "members-disagree" } as const;
    const message = holdMessage("members-disagree", false, "polite");
    expect(message).toMatch(/^세 가지 분석이 서로 다르게 봐서 판단을 미뤘어요\./);
    expect(reasoningOf({ hold }).startsWith(`${message} AI 글의 표시로는`)).toBe(true);
  });

  it("300자보다 짧은 글은 짧다고 하고 구간을 댄다", () => {
    expect(reasoningOf({}, TEXT)).toMatch(/글이 \d+자로 짧아서 AI 확률의 구간이 50–95%로 넓어요\.$/);
    expect(reasoningOf({ interval: { lower: 0.9, upper: 0.98 } }, TEXT)).toMatch(
      /조심해서 봐 주세요\. .+90–98%예요\.$/,
    );
    const hold = { reason: "too-short" } as const;
    const message = holdMessage("too-short", false, "polite");
    expect(message).toBe("글이 짧아서 판단을 미뤘어요. 300자가 넘는 글이면 더 분명하게 볼 수 있어요.");
    expect(reasoningOf({ hold }, TEXT).startsWith(`${message} AI 확률의 구간도 50–95%로 넓어요.`)).toBe(true);
    expect(reasoningOf({})).not.toMatch(/짧/);
  });
});

describe("모든 말", () => {
  const sentences = TEXT.split(/(?<=\.) /).concat(
    "이건 할수있다고 생각해주면 좋겠네요!",
    "먼저 다양한 방법을 효과적으로 쓰는 것이 중요합니다.",
    "그 결과 '역할'의 변화를 넘어 성장하는 데 도움이 될 수 있습니다 ㅋㅋ",
    "Queue 를 쓰면, 훨씬 더 빠르다(정말).",
    "이처럼 이러한 흐름은 단순히 우연이 아니라 필연이다.",
  );
  /** What findings name without quoting the text. */
  const NOT_QUOTED = /^(?:-.+|ㅋㅋ|ㅠㅠ|수 있다|해야 한다|이름: 설명|그리고|같다)$/;
  const all = (explanation: WordedView) => [
    ...explanation.evidence.map(({ message }) => message),
    ...explanation.suspiciousPatterns,
    ...explanation.recommendations,
    ...explanation.sentenceReasons.flat(),
    explanation.reasoning,
  ];

  it("있는 문장만 가리키고, 따옴표 안의 말은 글에 있고, 해요체로 끝나며, 문서에서는 합쇼체로 끝난다", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...sentences), { minLength: 1, maxLength: 14 }),
        fc.string({ unit: "binary", maxLength: 30 }),
        fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 50, maxLength: 50 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (chosen, noise, weights, aiProbability) => {
          const base = factsOf([...chosen, noise].join(" "), {}, { aiProbability });
          let at = 0;
          const next = () => (weights[at++ % weights.length] ?? 0) / 100;
          const facts = {
            ...base,
            contributions: base.contributions.map(next),
            references: { ...base.references, tendencies: base.references.tendencies.map(next) },
            sentenceProbabilities: base.prepared.sentences.map(() => Math.abs(next())),
          };
          const found = find(facts);
          const explanation = wordView(found);
          expect(explainReport(facts)).toEqual(explanation);
          for (const { sentences: found, message } of explanation.evidence) {
            for (const index of found) expect(base.prepared.sentences[index]?.excluded).toBe(null);
            expect(message).toMatch(/(?:만 이 정도예요|보다 뚜렷해요)\.$/);
          }
          const { reasoning, suspiciousPatterns } = wordView(found, "formal");
          for (const text of [reasoning, ...suspiciousPatterns]) {
            expect(text).toMatch(/(?:니다|십시오)\.$/);
            expect(text.replace(/'[^']*'/g, "")).not.toMatch(/[요죠]\./);
          }
          for (const text of all(explanation)) {
            expect(text).not.toMatch(/ {2}|undefined|NaN|null|[{}]|이\(가\)|''/);
            expect(text).toMatch(/요\.$/);
            for (const [, number] of text.matchAll(/(\d+)번/g)) {
              expect(Number(number)).toBeLessThanOrEqual(base.prepared.sentences.length);
            }
            for (const [, quote = ""] of text.matchAll(/'([^']+)'/g)) {
              if (!NOT_QUOTED.test(quote)) expect(base.prepared.original).toContain(quote);
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  }, 30_000);
});
