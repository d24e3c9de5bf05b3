import { createHash } from "node:crypto";
import { textForFingerprint, type VerifiedReport } from "@geulgyeol/contract";
import type { AnalysisRow } from "../analysis/index.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** SHA-256 of the text, the same for every copy of it, hexadecimal. */
export function textFingerprint(text: string): string {
  return sha256(textForFingerprint(text));
}

/** The facts of the judgement's one sentence; results of engine 1.3 and earlier have none. */
export function headlineFacts({
  certainty,
  aiShare,
  segments,
}: AnalysisRow["report"]): Pick<VerifiedReport, "aiShare" | "segments"> {
  if (certainty === undefined) return {};
  return {
    aiShare,
    segments: segments.map(({ firstSentence, lastSentence, aiProbability, kind }) => ({
      firstSentence,
      lastSentence,
      aiProbability,
      kind,
    })),
  };
}

/** SHA-256 over the content of a report, which changes with any number or sentence value. Hexadecimal. */
export function resultFingerprint(analysis: AnalysisRow): string {
  const { kind, createdAt, report, text } = analysis;
  const { engineVersion, modelVersion, verdict, aiProbability, interval, hold, sentences } = report;
  // Absent in results of engine 1.3 and earlier, whose fingerprints are those of their time.
  const { classProbabilities, certainty, falseAlarm } = report;
  const said = {
    kind,
    analysedAt: createdAt.toISOString(),
    engineVersion,
    modelVersion,
    verdict,
    aiProbability,
    classProbabilities,
    certainty,
    falseAlarm,
    ...headlineFacts(report),
    interval: [interval.lower, interval.upper],
    hold: hold?.reason ?? null,
    sentences: sentences.map((sentence) => [sentence.start, sentence.end, sentence.aiProbability]),
    text: textFingerprint(text),
  };
  return sha256(JSON.stringify(said));
}
