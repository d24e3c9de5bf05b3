import { and, asc, eq, gt, gte, or } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { analyses, feedback } from "./tables.ts";

const PAGE_ROWS = 200;

/**
 * Users' feedback since `since`, oldest first, page by page. Without users, and with the text only if its owner agreed.
 */
export async function* exportFeedback(db: Queryable, since: Date): AsyncGenerator<Record<string, unknown>> {
  let after: { createdAt: Date; analysisId: string } | null = null;
  for (;;) {
    const isLater = after
      ? or(
          gt(feedback.createdAt, after.createdAt),
          and(eq(feedback.createdAt, after.createdAt), gt(feedback.analysisId, after.analysisId)),
        )
      : gte(feedback.createdAt, since);
    const rows = await readPage(db, isLater);
    for (const { text, textConsentAt, createdAt, ...row } of rows) {
      yield { ...row, createdAt: createdAt.toISOString(), ...(textConsentAt !== null && { text }) };
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE_ROWS) return;
    after = last;
  }
}

function readPage(db: Queryable, condition: ReturnType<typeof gte> | undefined) {
  return db
    .select({
      analysisId: feedback.analysisId,
      createdAt: feedback.createdAt,
      rating: feedback.rating,
      origin: feedback.origin,
      comment: feedback.comment,
      kind: analyses.kind,
      verdict: analyses.verdict,
      aiProbability: analyses.aiProbability,
      charCount: analyses.charCount,
      documentType: analyses.documentType,
      engineVersion: analyses.engineVersion,
      modelVersion: analyses.modelVersion,
      textConsentAt: feedback.textConsentAt,
      text: analyses.text,
    })
    .from(feedback)
    .innerJoin(analyses, eq(analyses.id, feedback.analysisId))
    .where(condition)
    .orderBy(asc(feedback.createdAt), asc(feedback.analysisId))
    .limit(PAGE_ROWS);
}
