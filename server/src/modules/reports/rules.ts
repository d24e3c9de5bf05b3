import { createHash } from "node:crypto";
import { textForFingerprint, type VerifiedReport } from "@geulgyeol/contract";
import type { AnalysisRow } from "../analysis/index.ts";

/** What has no place on one printed line: controls, separators, marks that turn the direction, invisible letters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\s]+/gu;

/** A field of the report as it is printed; null if nothing is left of it. */
export function cleanField(typed: string | undefined): string | null {
  const cleaned = (typed ?? "").normalize("NFC").replace(UNPRINTABLE, " ").trim();
  return cleaned === "" ? null : cleaned;
}

/** Sentences of the writer as they are printed: at most one empty line between paragraphs. */
export function cleanWords(typed: string): string {
  return typed
    .split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/)
    .map((line) => cleanField(line) ?? "")
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** SHA-256 of the text, the same for every copy of it, hexadecimal. */
export function textFingerprint(text: string): string {
  return sha256(textForFingerprint(text));
}

export type HeadlineFacts = Required<Pick<VerifiedReport, "aiShare" | "aiShareInterval" | "segments">>;

/** The facts of the judgement's one sentence; none for a withheld one, nor for results of engine 1.3 and earlier. */
export function headlineFacts(report: AnalysisRow["report"]): HeadlineFacts | null {
  const { certainty, hold, aiShare, aiShareInterval, segments } = report;
  if (certainty === undefined || hold !== null) return null;
  return {
    aiShare,
    aiShareInterval,
    segments: segments.map(({ firstSentence, lastSentence, kind }) => ({ firstSentence, lastSentence, kind })),
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
