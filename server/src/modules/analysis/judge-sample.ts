import { randomUUID } from "node:crypto";
import {
  type AnalyseRequest,
  type AnalysisKind,
  type AnalysisResult,
  countCharacters,
  SANDBOX_TEXTS,
} from "@geulgyeol/contract";
import { AppError } from "../../app-error.ts";
import type { Analyse } from "./analyse.ts";
import { appendFields } from "./serialize-analysis.ts";

/**
 * The answer to a key for trying things out, as JSON: one of the fixed texts, judged by the engine. Nothing is stored or
 * charged, so that the analysis cannot be read again. Throws `SANDBOX_TEXT` for another text, and the codes of `Analyse`.
 */
export async function judgeSample(
  { analyse, now }: { analyse: Analyse; now: () => Date },
  kind: AnalysisKind,
  { text, documentType }: AnalyseRequest,
): Promise<string> {
  if (!SANDBOX_TEXTS.some((sample) => sample.text === text.trim())) throw new AppError("SANDBOX_TEXT");
  const { analysis, processingTimeMs } = await analyse(text, {
    ensemble: kind === "ensemble",
    wordLevel: kind === "wordLevel",
    ...(documentType && { documentType }),
  });
  if (analysis.kind === "refusal") throw new AppError(analysis.code);
  const own = {
    analysisId: `sandbox-${randomUUID()}`,
    createdAt: now().toISOString(),
    kind,
    processingTime: processingTimeMs,
    charCount: countCharacters(text),
    documentType: documentType ?? null,
    credits: { charged: 0, remaining: 0, freeRevision: false },
  } satisfies Partial<AnalysisResult>;
  return appendFields(analysis.report, own);
}
