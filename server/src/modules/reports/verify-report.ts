import { readReportCode, type VerifiedReport } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/connection.ts";
import { findExistingAnalyses } from "../analysis/index.ts";
import { reportCodes } from "./tables.ts";

/**
 * The content of the report with this code, for its holder. Invalid codes, unknown codes, and codes of deleted analyses
 * are all `NOT_FOUND`.
 */
export async function verifyReport(db: Queryable, typed: string): Promise<VerifiedReport> {
  const code = readReportCode(typed);
  if (code === null) throw new AppError("NOT_FOUND");
  const [row] = await db.select().from(reportCodes).where(eq(reportCodes.code, code));
  if (row === undefined) throw new AppError("NOT_FOUND");
  const kept = await findExistingAnalyses(db, row.userId, [row.analysisId]);
  if (!kept.has(row.analysisId)) throw new AppError("NOT_FOUND");
  const { certainty, classProbabilities, falseAlarm, headline, heldBecause } = row;
  const { verdict, aiProbability, lower, upper, kind, charCount, sentenceCount } = row;
  const isHeld = heldBecause !== null;
  return {
    code,
    analysedAt: row.analysedAt.toISOString(),
    reportedAt: row.createdAt.toISOString(),
    kind,
    verdict,
    aiProbability,
    ...(!isHeld && certainty && { certainty }),
    ...(!isHeld && classProbabilities && { classProbabilities }),
    ...(!isHeld && falseAlarm && { falseAlarm }),
    ...headline,
    interval: { lower, upper },
    isHeld,
    charCount,
    sentenceCount,
    engineVersion: row.engineVersion,
    modelVersion: row.modelVersion,
    textHash: row.textHash,
    resultHash: row.resultHash,
  };
}
