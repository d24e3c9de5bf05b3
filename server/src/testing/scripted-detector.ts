import type { AnalyseOptions } from "@geulgyeol/engine";
import type { WordedAnalysis, WordedDetector, WordedReport } from "@geulgyeol/wording/report";

const HOLDS = [
  ["보류:길이", "too-short"],
  ["보류:줄글", "too-little-prose"],
  ["보류:근거", "weak-evidence"],
] as const;

/**
 * A detector for tests without the engine. Its result is well-formed and depends only on the text, but is not a
 * judgement: `거절:언어` and `거절:판단` in the text cause a refusal, `보류:길이`, `보류:줄글` and `보류:근거` a hold.
 */
export const scriptedDetector: WordedDetector = {
  engineVersion: "scripted-1",
  modelVersion: "scripted-1",
  analyse(text: string, options: AnalyseOptions = {}): WordedAnalysis {
    if (text.includes("거절:언어")) return { kind: "refusal", code: "UNSUPPORTED_LANGUAGE", message: "다른 언어" };
    if (text.includes("거절:판단")) return { kind: "refusal", code: "NOT_JUDGEABLE", message: "문장 없음" };
    const interval = { lower: 0.1, upper: 0.4 };
    const aiProbability = 0.2;
    const held = HOLDS.find(([mark]) => text.includes(mark));
    const report: WordedReport = {
      engineVersion: "scripted-1",
      modelVersion: "scripted-1",
      language: "ko",
      verdict: "human",
      aiProbability,
      classProbabilities: { human: 0.7, mixed: 0.2, ai: 0.1 },
      certainty: "moderate",
      falseAlarm: { of: "ai", perThousand: 30, texts: 1200 },
      interval,
      isTrial: false,
      hold: held === undefined ? null : { reason: held[1], message: "판단하지 않았어요." },
      aiShare: 0,
      aiShareInterval: { lower: 0, upper: 0.3 },
      gptAnalysis: { confidence: 0.6, reasoning: "시험용 답이에요.", source: "engine" },
      statistics: {
        perplexity: 30,
        burstiness: 0.2,
        lexicalDiversity: 0.7,
        totalWords: text.split(/\s+/).length,
        totalSentences: 1,
        avgSentenceLength: 10,
      },
      sentences: [
        {
          index: 0,
          text,
          start: 0,
          end: text.length,
          aiProbability,
          severity: "low",
          excluded: null,
          reasons: [],
        },
      ],
      segments: [
        {
          start: 0,
          end: text.length,
          firstSentence: 0,
          lastSentence: 0,
          verdict: "human",
          aiProbability,
          kind: "human",
        },
      ],
      suspiciousPatterns: [],
      recommendations: [],
      stylometry: {
        aiSignatureScore: 0.2,
        veryHighRiskWords: [],
        highRiskWords: [],
        transitionWordDensity: 1,
        sentenceStartVariety: 0.8,
        sentenceLengthEntropy: 2,
        avgWordLength: 3,
        wordRepetitionRate: 0.1,
        confidence: 0.6,
        aiPhrases: [],
        entropyFlagApplies: false,
      },
      evidence: [],
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
      ...(options.ensemble && {
        ensemble: {
          consensus: { finalVerdict: "human" as const, weightedProbability: aiProbability, agreementScore: 0.9 },
          models: (["stylometry", "language-model", "ngrams"] as const).map((model) => ({
            model,
            name: model,
            status: "ok" as const,
            aiProbability,
            confidence: 0.5,
            processingTime: 0,
            weight: 1 / 3,
            reasoning: "시험용",
          })),
          crossValidation: { standardDeviation: 0.05, confidenceInterval: interval },
          recommendation: "시험용",
        },
      }),
      ...(options.wordLevel && {
        wordLevel: {
          words: [],
          heatmap: { segments: [{ text, probability: aiProbability }] },
          statistics: { highRiskWords: 0, mediumRiskWords: 0, lowRiskWords: 0, averageProbability: aiProbability },
          insights: [],
          bias: 0,
          logit: 0,
        },
      }),
    };
    if (!options.views) return { kind: "report", report };
    const view = (called: string) => ({
      evidence: [],
      suspiciousPatterns: [],
      recommendations: [],
      sentenceReasons: [[`${called}에 흔해요.`]],
      reasoning: called === "사람 글" ? report.gptAnalysis.reasoning : `${called}과 비교했어요.`,
    });
    return { kind: "report", report, views: { any: view("사람 글"), paper: view("사람 글 중 논문") } };
  },
};
