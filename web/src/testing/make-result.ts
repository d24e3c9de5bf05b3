import type { AnalysisResult } from "@geulgyeol/contract";

const SENTENCES: readonly [text: string, probability: number][] = [
  ["어제는 비가 와서 우산을 두 번이나 잃어버렸다.", 0.12],
  ["이러한 경험은 물건을 관리하는 일의 중요성을 시사한다.", 0.91],
  ["또한 계획적인 생활은 긍정적인 영향을 미친다.", 0.74],
  ["버스 아저씨가 하나는 찾아 주셨다.", 0.55],
];

export const RESULT_TEXT = SENTENCES.map(([text]) => text).join(" ");

function severityOf(probability: number): "high" | "medium" | "low" {
  if (probability >= 0.7) return "high";
  return probability >= 0.4 ? "medium" : "low";
}

export function makeSentences(): AnalysisResult["sentences"] {
  let end = 0;
  return SENTENCES.map(([text, aiProbability], index) => {
    const start = RESULT_TEXT.indexOf(text, end);
    end = start + text.length;
    const reasons = aiProbability >= 0.7 ? ["앞 문장을 받는 말로 시작해요."] : [];
    return { index, text, start, end, aiProbability, severity: severityOf(aiProbability), excluded: null, reasons };
  });
}

/** One entry for every word of `text`, with probabilities from `probabilityAt`. */
export function makeWords(
  text: string,
  probabilityAt: (position: number) => number,
): NonNullable<AnalysisResult["wordLevel"]>["words"] {
  return [...text.matchAll(/\S+/g)].map((match, position) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
    sentence: 0,
    aiProbability: probabilityAt(position),
    contribution: 0.1,
    context: match[0],
    explanation: `${position + 1}번째 단어의 이유예요.`,
  }));
}

export function makeWordLevel(
  text = RESULT_TEXT,
  probabilityAt: (position: number) => number = () => 0.3,
): NonNullable<AnalysisResult["wordLevel"]> {
  const words = makeWords(text, probabilityAt);
  const count = (from: number, to: number) =>
    words.filter(({ aiProbability }) => aiProbability >= from && aiProbability < to).length;
  return {
    words,
    heatmap: { segments: [{ text, probability: 0.5 }] },
    statistics: {
      highRiskWords: count(0.7, 2),
      mediumRiskWords: count(0.5, 0.7),
      lowRiskWords: count(0, 0.5),
      averageProbability: 0.43,
    },
    insights: ["고위험 단어가 두 번째 문장에 몰려 있어요."],
    bias: 0,
    logit: 0,
  };
}

export function makeEnsemble(): NonNullable<AnalysisResult["ensemble"]> {
  const model = (id: string, name: string, aiProbability: number) => ({
    model: id,
    name,
    status: "ok" as const,
    aiProbability,
    confidence: 0.7,
    processingTime: 1_120,
    weight: 0.33,
    reasoning: `${name}로 보면 그래요.`,
  });
  return {
    consensus: { finalVerdict: "mixed", weightedProbability: 0.58, agreementScore: 0.87 },
    models: [
      model("stylometry", "문체 통계", 0.54),
      model("language-model", "언어 모델", 0.66),
      model("ngrams", "글자 조합", 0.55),
    ],
    crossValidation: { standardDeviation: 0.054, confidenceInterval: { lower: 0.49, upper: 0.67 } },
    recommendation: "두 번째 문장을 어떻게 썼는지 물어보세요.",
  };
}

const JUDGED = {
  human: { aiProbability: 0.07, classProbabilities: { human: 0.92, mixed: 0.02, ai: 0.06 }, aiShare: 0.01 },
  mixed: { aiProbability: 0.52, classProbabilities: { human: 0.1, mixed: 0.76, ai: 0.14 }, aiShare: 0.36 },
  ai: { aiProbability: 0.96, classProbabilities: { human: 0.01, mixed: 0.06, ai: 0.93 }, aiShare: 0.97 },
} as const;

/** A response with a certainty, which results of engine 1.3 and earlier do not have. Its interval is wide. */
export function makeCertainResult(
  verdict: AnalysisResult["verdict"],
  changes: Partial<AnalysisResult> = {},
): AnalysisResult {
  const kinds = ["human", "ai", "unclear"] as const;
  return makeResult({
    verdict,
    ...JUDGED[verdict],
    certainty: "strong",
    falseAlarm: { of: verdict === "human" ? "ai" : "human", perThousand: 3, texts: 4_213 },
    interval: { lower: 0.31, upper: 0.98 },
    segments: makeResult().segments.map((segment, at) => ({ ...segment, kind: kinds[at] })),
    ...changes,
  });
}

/** A held response of today's engine: its numbers are in the data and must not be shown. */
export function makeHeldResult(changes: Partial<AnalysisResult> = {}): AnalysisResult {
  const message = "어느 쪽이라고 말하기에는 근거가 약해서 판단하지 않았어요.";
  return makeCertainResult("ai", {
    certainty: "weak",
    hold: { reason: "weak-evidence", message },
    gptAnalysis: { confidence: 0.78, reasoning: `${message} 쉼표가 많아요.`, source: "engine" },
    ...changes,
  });
}

/** A server response, as described by the contract. */
export function makeResult(changes: Partial<AnalysisResult> = {}): AnalysisResult {
  return {
    analysisId: "analysis-1",
    createdAt: "2026-11-21T01:32:00.000Z",
    kind: "basic",
    processingTime: 3_418,
    charCount: 575,
    documentType: null,
    credits: { charged: 1, remaining: 2, freeRevision: false },
    engineVersion: "1.0.0",
    modelVersion: "test",
    language: "ko",
    verdict: "mixed",
    aiProbability: 0.58,
    interval: { lower: 0.49, upper: 0.67 },
    hold: null,
    aiShare: 0.44,
    aiShareInterval: { lower: 0.3, upper: 0.6 },
    gptAnalysis: { confidence: 0.78, reasoning: "2번과 3번 문장이 고르게 이어져요.", source: "engine" },
    statistics: {
      perplexity: 38.24,
      burstiness: 0.413,
      lexicalDiversity: 0.82,
      totalWords: 21,
      totalSentences: 4,
      avgSentenceLength: 5.25,
    },
    sentences: makeSentences(),
    segments: [
      { start: 0, end: 25, firstSentence: 0, lastSentence: 0, verdict: "human", aiProbability: 0.1 },
      { start: 26, end: 80, firstSentence: 1, lastSentence: 2, verdict: "ai", aiProbability: 0.9 },
      { start: 81, end: 99, firstSentence: 3, lastSentence: 3, verdict: "mixed", aiProbability: 0.5 },
    ],
    suspiciousPatterns: ["‘긍정적인 영향을 미친다’처럼 굳어진 표현이 나와요.", "접속어로 시작하는 문장이 이어져요."],
    recommendations: ["2번 문장에 본 일을 하나 넣어 보세요."],
    stylometry: {
      aiSignatureScore: 0.61,
      veryHighRiskWords: [{ word: "시사한다", aiProbability: 0.9 }],
      highRiskWords: [{ word: "긍정적인", aiProbability: 0.75 }],
      transitionWordDensity: 4.1,
      sentenceStartVariety: 0.71,
      sentenceLengthEntropy: 2.74,
      avgWordLength: 3.2,
      wordRepetitionRate: 0.22,
      confidence: 0.74,
      aiPhrases: [],
      entropyFlagApplies: true,
    },
    evidence: [
      {
        id: "connectives",
        direction: "ai",
        name: "접속 부사",
        message: "접속 부사로 시작하는 문장이 많아요.",
        value: 1,
        humanPercentile: 0.97,
        humanRate: 0.05,
        aiRate: 0.41,
        strength: 1,
        sentences: [2],
      },
      {
        id: "numbers",
        direction: "human",
        name: "구체적인 수",
        message: "세어 본 수가 나와요.",
        value: 1,
        humanPercentile: null,
        strength: 0.5,
        sentences: [0],
      },
    ],
    textIntegrity: {
      zeroWidthCharacters: 0,
      lookAlikeCharacters: 0,
      fullWidthCharacters: 0,
      controlCharacters: 0,
      irregularSpaces: 0,
      suspicious: false,
      notices: [],
    },
    excluded: [],
    ...changes,
  };
}
