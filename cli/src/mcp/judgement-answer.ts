import { CAVEAT } from "@geulgyeol/wording";
import { grainPassages, type WordedReport } from "@geulgyeol/wording/report";
import { z } from "zod";
import { describeJudgement } from "../describe-judgement.ts";

/** Most reasons in an answer: the strongest come first. */
const REASONS_SHOWN = 4;
const OPENING_CHARACTERS = 40;

/** The machine-readable part of an answer. `caveat` is for whoever reads the answer, and always there. */
export const JUDGEMENT_SHAPE = {
  judged: z.boolean().describe("False if the judgement was withheld; then there is only `withheld`."),
  withheld: z.string().nullable().describe("Code of the reason why there is no judgement."),
  verdict: z.enum(["human", "mixed", "ai"]).nullable(),
  certainty: z.enum(["weak", "moderate", "strong"]).nullable(),
  probabilities: z
    .object({ human: z.number(), mixed: z.number(), ai: z.number() })
    .nullable()
    .describe("Calibrated, 0 to 1, adding up to 1."),
  aiShare: z
    .number()
    .nullable()
    .describe("Share of the text, 0 to 1, that is near to AI texts; for a text by two hands."),
  falseAlarm: z
    .object({ of: z.string(), perThousand: z.number().nullable(), texts: z.number() })
    .nullable()
    .describe("Of how many measured texts that someone else wrote, how many in a thousand were judged as firmly."),
  passages: z.array(
    z.object({
      kind: z.string(),
      firstSentence: z.number().describe("From 1."),
      lastSentence: z.number(),
      opening: z.string(),
    }),
  ),
  language: z.string(),
  isTrial: z.boolean().describe("Judgements of this language are on trial and less reliable."),
  caveat: z.string(),
} as const;

export type JudgementAnswer = z.infer<z.ZodObject<typeof JUDGEMENT_SHAPE>>;

/** A report for a language model, without numbers of a judgement that is withheld. */
export function answerJudgement(report: WordedReport): JudgementAnswer {
  const { hold, verdict, certainty, classProbabilities, aiShare, falseAlarm, language, isTrial = false } = report;
  const common = { language, isTrial, caveat: CAVEAT };
  if (hold !== null) return { judged: false, withheld: hold.reason, ...NOT_JUDGED, ...common };
  return {
    judged: true,
    withheld: null,
    verdict,
    certainty: certainty ?? null,
    probabilities: classProbabilities ?? null,
    aiShare: verdict === "mixed" ? aiShare : null,
    falseAlarm: falseAlarm ? { ...falseAlarm } : null,
    passages: passagesOf(report),
    ...common,
  };
}

const NOT_JUDGED = {
  verdict: null,
  certainty: null,
  probabilities: null,
  aiShare: null,
  falseAlarm: null,
  passages: [],
} satisfies Partial<JudgementAnswer>;

/** The same in Korean sentences: finding, certainty, rate of false alarms, reasons of both sides, caveat. */
export function sayJudgement(report: WordedReport, notices: readonly string[] = []): string {
  const reasons = report.hold === null ? report.evidence.slice(0, REASONS_SHOWN) : [];
  return [
    ...describeJudgement(report),
    ...reasons.map(
      ({ direction, message }) => `- (${direction === "ai" ? "AI 글에 가까운 점" : "사람 글에 가까운 점"}) ${message}`,
    ),
    ...[...notices, ...report.textIntegrity.notices].map((notice) => `! ${notice}`),
    CAVEAT,
  ].join("\n");
}

function passagesOf({ segments, sentences }: WordedReport): JudgementAnswer["passages"] {
  return grainPassages(segments, sentences).map(({ kind, first, last }) => {
    const text = sentences[first]?.text.replace(/\s+/g, " ").trim() ?? "";
    const opening = [...text].slice(0, OPENING_CHARACTERS).join("");
    return { kind, firstSentence: first + 1, lastSentence: last + 1, opening };
  });
}
