import type { Advice } from "@geulgyeol/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type ExplanationFacts,
  explainReport,
  factsOf,
  find,
  NEVER,
  referencesOf,
  TEXT,
  WEIGHTS,
} from "../testing/explained-text.ts";
import { holdMessage } from "./hold.ts";
import { type WordedView, wordView } from "./worded-report.ts";

describe("의심 패턴과 제안", () => {
  const facts = factsOf(TEXT, WEIGHTS);
  const explanation = explainReport(facts);

  it("의심 패턴은 묶음 이름으로 시작하고, 글에 있는 말을 먼저 든다", () => {
    expect(explanation.suspiciousPatterns).toEqual([
      "상투 표현: 2, 5번 문장에 '이를 통해'가 나와요. 이 정도는 사람 글 100편 중 1편 미만, AI 글 100편 중 99편 이상에서 보여요.",
      "구두점: 1, 3번 문장에서 '오면,', '젖고,'처럼 잇는 말 뒤에 쉼표를 찍었어요. 이 정도는 사람 글 100편 중 1편 미만, AI 글 100편 중 99편 이상에서 보여요.",
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
    expect(explanation.recommendations[0]).toBe(
      "2, 5번 문장의 '이를 통해'를 더 구체적인 말이나 예시로 바꿔 보세요. 읽는 사람이 장면을 떠올릴 수 있어요.",
    );
  });

  it("쉼표나 부호, 문장 길이처럼 글이 나아지지 않는 것은 고치라고 하지 않는다", () => {
    const commas = explainReport(factsOf(TEXT, { "comma-after-connective": 0.4 }));
    expect(commas.evidence.some(({ id }) => id === "comma-after-connective")).toBe(true);
    expect(commas.recommendations.join(" ")).not.toMatch(/쉼표|부호|길이/);
    // Stored by an earlier engine.
    const found = find(factsOf(TEXT, {}));
    const old = { kind: "commas", sentences: [0], quotes: [] } as unknown as Advice;
    expect(wordView({ ...found, facts: { ...found.facts, advice: [old] } }).recommendations).toEqual([]);
  });

  it("겪은 일과 숫자로 이루어진 글에는 그런 것을 덧붙이라고 하지 않는다", () => {
    const general = "독서는 사고력을 높이는 데 중요하다. 꾸준한 습관은 집중력에도 도움이 된다. 배움은 삶을 바꾼다.";
    const lived =
      "나는 2023년에 도서부를 맡았다. 책 31권을 내가 골랐다. 지난여름에 김민준 선생님이 서가를 고쳐 주셨다.";
    const adviceOf = (text: string) => {
      const base = factsOf(text, {});
      return explainReport({ ...base, sentenceProbabilities: base.prepared.sentences.map(() => 0.9) }).recommendations;
    };
    expect(adviceOf(general).join(" ")).toContain("1, 2, 3번 문장에 직접 겪은 일이나 확인한 자료를 덧붙이면");
    expect(adviceOf(lived).join(" ")).not.toContain("직접 겪은 일");
    // In a mixed text only the general sentences are named.
    expect(adviceOf(`${general} 나는 그날 처음 알았다.`).join(" ")).toContain("1, 2, 3번 문장에 직접");
  });

  it("찾은 것이 없으면 제안도 없다", () => {
    const plain = explainReport(factsOf("나는 밥을 먹었다. 그리고 잠을 잤다.", {}, { aiProbability: 0.1 }));
    expect(plain.recommendations).toEqual([]);
  });
});

describe("문장의 이유", () => {
  it("문장마다 그 문장에 있고 판단과 같은 쪽인 것만 댄다", () => {
    const base = factsOf(TEXT, WEIGHTS);
    const all = base.references.all.map(() => NEVER);
    const { sentenceReasons } = explainReport({ ...base, references: { ...base.references, all } });
    expect(sentenceReasons).toEqual([
      ["AI 글에 더 흔해요: '오면,', '젖고,'처럼 잇는 말 뒤에 쉼표를 찍었어요."],
      ["AI 글에 더 흔해요: '중요한'이 나와요.", "AI 글에 더 흔해요: '이를 통해'가 나와요."],
      ["AI 글에 더 흔해요: '결국'으로 시작해요.", "AI 글에 더 흔해요: '오면,'처럼 잇는 말 뒤에 쉼표를 찍었어요."],
      ["사람 글에 더 흔해요: '진짜', '정말'이 나와요."],
      [],
    ]);
  });
});

describe("판단의 이유", () => {
  const long = `${TEXT} `.repeat(5);
  const reasoningOf = (over: Partial<ExplanationFacts>, text = long) =>
    explainReport(factsOf(text, WEIGHTS, over)).reasoning;
  const split = (from: number) => Array.from({ length: 25 }, (_, k) => (k < from ? 0.05 : 0.95));

  it("AI 글이면 어느 문장인지와 두 가지 표시를 말한다", () => {
    expect(reasoningOf({ sentenceProbabilities: split(10) })).toBe(
      "특히 11~25번 문장이 AI 글의 결에 가까워요. 3, 8, 13번 문장 등이 '결국'으로 시작하고, 2, 5, 7번 문장 등에 '이를 통해'가 나와요.",
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
    expect(reasoningOf({ aiProbability: 0.5, sentenceProbabilities: split(0) })).toMatch(
      /^모든 문장에 AI가 쓰거나 다듬은 흔적이 있어요\./,
    );
  });

  it("보류한 판단은 이유부터 말한다", () => {
    const hold = { reason: "members-disagree" } as const;
    const message = holdMessage("members-disagree", false, "polite");
    expect(message).toBe("세 가지 분석이 서로 다르게 봐서 판단하지 않았어요.");
    expect(reasoningOf({ hold }).startsWith(`${message} AI 글의 표시로는`)).toBe(true);
  });

  it("300자보다 짧은 글은 짧다고 하고, 판단하지 않았으면 하지 않는다", () => {
    expect(reasoningOf({}, TEXT)).toMatch(/글이 \d+자로 짧으니 결과를 조심해서 봐 주세요\.$/);
    const hold = { reason: "too-short" } as const;
    const message = holdMessage("too-short", false, "polite");
    expect(message).toBe("글이 짧아서 판단하지 않았어요. 300자가 넘는 글이면 더 분명하게 볼 수 있어요.");
    expect(reasoningOf({ hold }, TEXT)).toMatch(new RegExp(`^${message}`));
    expect(reasoningOf({ hold: { reason: "weak-evidence" } }, TEXT)).not.toContain("자로 짧으니");
  });
});

describe("보류한 이유", () => {
  it.each([
    ["out-of-range", "요즘 쓰는 문장으로 된 다른 대목을 넣으면 판단할 수 있어요."],
    ["too-little-prose", "문장으로 이어 쓴 부분을 더 넣으면 판단할 수 있어요."],
  ] as const)("무엇을 하면 나아지는지 말한다: %s", (reason, help) => {
    expect(holdMessage(reason, false, "polite").endsWith(` ${help}`)).toBe(true);
    expect(holdMessage(reason, false, "formal")).toMatch(/넣으면 판단할 수 있습니다\.$/);
  });

  it("처음 보는 종류의 영어 글을 보류하면 이유와 할 일을 한 문장씩 말한다", () => {
    expect(holdMessage("unfamiliar", false, "polite")).toBe(
      "영어는 처음 보는 종류의 글을 잘못 볼 수 있어서, 이만한 근거로는 판단하지 않았어요. 글을 더 길게 넣거나 초고와 작성 기록을 함께 살펴봐 주세요.",
    );
    expect(holdMessage("unfamiliar", false, "formal")).toMatch(/판단하지 않았습니다\. .+살펴보시기 바랍니다\.$/);
  });

  it("점수를 말하지 않는다", () => {
    for (const dependsOnPunctuation of [true, false]) {
      expect(holdMessage("members-disagree", dependsOnPunctuation, "polite")).not.toContain("점수");
    }
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
            references: referencesOf(base.references.tendencies.map(next)),
            sentenceProbabilities: base.prepared.sentences.map(() => Math.abs(next())),
          };
          const found = find(facts);
          const explanation = wordView(found);
          expect(explainReport(facts)).toEqual(explanation);
          for (const { sentences: found, message } of explanation.evidence) {
            for (const index of found) expect(base.prepared.sentences[index]?.excluded).toBe(null);
            expect(message).toMatch(/요\. 이 정도는 사람 글 100편 중 \d+편.*, AI 글 100편 중 \d+편.*에서 보여요\.$/);
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
