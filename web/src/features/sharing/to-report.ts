import type { SharedResult } from "@geulgyeol/contract";
import type { Report } from "../../report/report-types.ts";

type ShownReport = Pick<
  Report,
  | "language"
  | "isTrial"
  | "verdict"
  | "aiProbability"
  | "classProbabilities"
  | "certainty"
  | "falseAlarm"
  | "interval"
  | "hold"
  | "gptAnalysis"
  | "aiShare"
  | "aiShareInterval"
  | "segments"
  | "sentences"
  | "evidence"
>;

/**
 * A shared result for the report sections. A text that is not shared becomes blanks of its length, and the reasoning
 * names signs instead of quoting.
 */
export function toReport(result: SharedResult): ShownReport {
  const { verdict, aiProbability, interval, hold, aiShare, aiShareInterval, segments, confidence } = result;
  const hasText = result.reasoning !== null;
  let end = 0;
  return {
    language: result.language,
    isTrial: result.isTrial,
    verdict,
    aiProbability,
    classProbabilities: result.classProbabilities,
    certainty: result.certainty,
    falseAlarm: result.falseAlarm,
    interval,
    hold,
    aiShare,
    aiShareInterval,
    segments,
    gptAnalysis: {
      confidence,
      reasoning: result.reasoning ?? nameSigns(result.evidence),
      source: result.reasoningSource,
    },
    sentences: result.sentences.map(({ text, length, ...sentence }) => {
      const start = end;
      end += length;
      return { ...sentence, text: text ?? " ".repeat(length), start, end };
    }),
    evidence: result.evidence.map(({ message, sentences, ...sign }) => ({
      ...sign,
      message: message ?? "",
      value: 0,
      sentences: hasText ? sentences : [],
    })),
  };
}

function nameSigns(evidence: SharedResult["evidence"]): string {
  const names = (direction: "ai" | "human") =>
    evidence
      .filter((sign) => sign.direction === direction)
      .slice(0, 3)
      .map(({ name }) => name)
      .join(", ");
  const parts = [
    names("ai") && `AI 글의 근거로 잡힌 것: ${names("ai")}.`,
    names("human") && `사람 글의 근거로 잡힌 것: ${names("human")}.`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" ") : "뚜렷한 근거를 찾지 못했어요.";
}
