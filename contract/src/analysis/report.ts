import { z } from "zod";
import { ANSWER_STATES, CERTAINTIES, FINDING_DIRECTIONS, SEGMENT_KINDS, VERDICTS, WORD_KINDS } from "../enums.ts";

const Ratio = z.number().min(0).max(1);
const Interval = z.object({ lower: Ratio, upper: Ratio });
const Offset = z.number().int().nonnegative();
const VerdictSchema = z.enum(VERDICTS);
const Exclusion = z.enum([
  "quotation",
  "reference",
  "heading",
  "header",
  "question",
  "signature",
  "table",
  "code",
  "url",
  "list-marker",
  "asked",
]);
const WordRisk = z.object({ word: z.string(), aiProbability: Ratio });

export const Ensemble = z.object({
  consensus: z.object({ finalVerdict: VerdictSchema, weightedProbability: Ratio, agreementScore: Ratio }),
  models: z.array(
    z.object({
      model: z.string(),
      name: z.string(),
      status: z.enum(ANSWER_STATES),
      aiProbability: Ratio,
      confidence: Ratio,
      processingTime: z.number().nonnegative(),
      weight: Ratio,
      reasoning: z.string(),
    }),
  ),
  crossValidation: z.object({ standardDeviation: z.number().nonnegative(), confidenceInterval: Interval }),
  recommendation: z.string(),
});
export type Ensemble = z.infer<typeof Ensemble>;

export const WordLevel = z.object({
  words: z.array(
    z.object({
      word: z.string(),
      start: Offset,
      end: Offset,
      sentence: Offset,
      aiProbability: Ratio,
      contribution: z.number(),
      context: z.string(),
      explanation: z.string(),
      /** Absent in reports of which the facts were not stored. */
      kind: z.enum(WORD_KINDS).optional(),
    }),
  ),
  heatmap: z.object({ segments: z.array(z.object({ text: z.string(), probability: Ratio })) }),
  statistics: z.object({
    highRiskWords: z.number().int().nonnegative(),
    mediumRiskWords: z.number().int().nonnegative(),
    lowRiskWords: z.number().int().nonnegative(),
    averageProbability: Ratio,
  }),
  insights: z.array(z.string()),
  bias: z.number(),
  logit: z.number(),
});
export type WordLevel = z.infer<typeof WordLevel>;

const ReasoningSchema = z.object({ confidence: Ratio, reasoning: z.string(), source: z.enum(["engine", "llm"]) });

export const JudgeOpinion = z.object({
  model: z.string(),
  name: z.string(),
  status: z.enum(ANSWER_STATES),
  aiProbability: Ratio,
  confidence: Ratio,
  processingTime: z.number().nonnegative(),
  reasoning: z.string(),
  findings: z.array(z.object({ criterion: z.string(), direction: z.enum(FINDING_DIRECTIONS), note: z.string() })),
});
export type JudgeOpinion = z.infer<typeof JudgeOpinion>;

export const AnalysisReport = z.object({
  engineVersion: z.string(),
  modelVersion: z.string(),
  language: z.enum(["ko", "en"]),
  /** The likeliest of `classProbabilities`. */
  verdict: VerdictSchema,
  /** P(ai) + P(mixed) / 2, inside the band of the verdict. */
  aiProbability: Ratio,
  /** They add up to 1. This and the next two are absent in results of engine 1.3 and earlier. */
  classProbabilities: z.object({ human: Ratio, mixed: Ratio, ai: Ratio }).optional(),
  certainty: z.enum(CERTAINTIES).optional(),
  /** Of 1,000 texts of the other author, how many come out at least this far on this side. */
  falseAlarm: z
    .object({ of: z.enum(["human", "ai"]), perThousand: z.number().int().min(0).max(1000), texts: Offset })
    .optional(),
  interval: Interval,
  /** Whether the language is on trial: its accuracy on unseen kinds of text is low. Absent in results of engine 1.4 and earlier. */
  isTrial: z.boolean().optional(),
  hold: z
    .object({
      /** `members-disagree` stands only in results of engine 1.3 and earlier. */
      reason: z.enum([
        "too-short",
        "too-little-prose",
        "weak-evidence",
        "members-disagree",
        "out-of-range",
        "unfamiliar",
      ]),
      message: z.string(),
    })
    .nullable(),
  aiShare: Ratio,
  /** 80% interval of aiShare, provided that the outcome is right; 95% in results of engine 1.3 and earlier. */
  aiShareInterval: Interval,
  gptAnalysis: ReasoningSchema,
  engineAnalysis: ReasoningSchema.optional(),
  judges: z.array(JudgeOpinion).optional(),
  statistics: z.object({
    perplexity: z.number().nonnegative(),
    burstiness: z.number(),
    lexicalDiversity: Ratio,
    totalWords: Offset,
    totalSentences: Offset,
    avgSentenceLength: z.number().nonnegative(),
  }),
  sentences: z.array(
    z.object({
      index: Offset,
      text: z.string(),
      start: Offset,
      end: Offset,
      aiProbability: Ratio,
      severity: z.enum(["high", "medium", "low"]),
      excluded: Exclusion.nullable(),
      reasons: z.array(z.string()),
    }),
  ),
  segments: z.array(
    z.object({
      start: Offset,
      end: Offset,
      firstSentence: Offset,
      lastSentence: Offset,
      verdict: VerdictSchema,
      aiProbability: Ratio,
      /**
       * Who wrote the passage; `edited` is a person's text that an AI rewrote. Absent in results of engine 1.3 and
       * earlier.
       */
      kind: z.enum(SEGMENT_KINDS).optional(),
    }),
  ),
  suspiciousPatterns: z.array(z.string()),
  recommendations: z.array(z.string()),
  stylometry: z.object({
    aiSignatureScore: Ratio,
    veryHighRiskWords: z.array(WordRisk),
    highRiskWords: z.array(WordRisk),
    transitionWordDensity: z.number().nonnegative(),
    sentenceStartVariety: Ratio,
    sentenceLengthEntropy: z.number().nonnegative(),
    avgWordLength: z.number().nonnegative(),
    wordRepetitionRate: Ratio,
    confidence: Ratio,
    aiPhrases: z.array(z.string()),
    entropyFlagApplies: z.boolean(),
  }),
  evidence: z.array(
    z.object({
      id: z.string(),
      direction: z.enum(["ai", "human"]),
      name: z.string(),
      message: z.string(),
      value: z.number(),
      humanPercentile: Ratio.nullable(),
      // Absent in results from before rates were measured.
      humanRate: Ratio.optional(),
      aiRate: Ratio.optional(),
      strength: Ratio,
      sentences: z.array(Offset),
    }),
  ),
  textIntegrity: z.object({
    zeroWidthCharacters: Offset,
    lookAlikeCharacters: Offset,
    fullWidthCharacters: Offset,
    controlCharacters: Offset,
    irregularSpaces: Offset,
    suspicious: z.boolean(),
    notices: z.array(z.string()),
  }),
  excluded: z.array(z.object({ start: Offset, end: Offset, reason: Exclusion })),
  ensemble: Ensemble.optional(),
  wordLevel: WordLevel.optional(),
});
