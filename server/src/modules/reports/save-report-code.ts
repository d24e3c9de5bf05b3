import { randomBytes } from "node:crypto";
import { formatReportCode } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/connection.ts";
import type { AnalysisRow } from "../analysis/index.ts";
import { headlineFacts, resultFingerprint, textFingerprint } from "./rules.ts";
import { reportCodes } from "./tables.ts";

const CODE_BYTES = 10;

/** The code of an analysis' report, with its content: created at the first printing, and then unchanged. */
export async function saveReportCode(
  { db, now }: { db: Database; now: Date },
  analysis: AnalysisRow,
): Promise<{ code: string; textHash: string; resultHash: string }> {
  const { report } = analysis;
  const row = {
    code: formatReportCode(randomBytes(CODE_BYTES)),
    userId: analysis.userId,
    analysisId: analysis.id,
    textHash: textFingerprint(analysis.text),
    resultHash: resultFingerprint(analysis),
    verdict: report.verdict,
    aiProbability: report.aiProbability,
    certainty: report.certainty ?? null,
    classProbabilities: report.classProbabilities ?? null,
    falseAlarm: report.falseAlarm ?? null,
    headline: headlineFacts(report),
    lower: report.interval.lower,
    upper: report.interval.upper,
    heldBecause: report.hold?.reason ?? null,
    kind: analysis.kind,
    charCount: analysis.charCount,
    sentenceCount: report.sentences.length,
    engineVersion: report.engineVersion,
    modelVersion: report.modelVersion,
    analysedAt: analysis.createdAt,
    createdAt: now,
  };
  // Two tabs at once: the first writer wins.
  await db.insert(reportCodes).values(row).onConflictDoNothing();
  const [saved] = await db.select().from(reportCodes).where(eq(reportCodes.analysisId, analysis.id));
  if (saved === undefined) throw new Error("The code of a report was not kept.");
  return saved;
}
