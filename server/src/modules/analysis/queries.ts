import type { AnalysisKind } from "@geulgyeol/contract";
import { aliasedTable, and, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/connection.ts";
import { analyses, analysisRequests } from "./tables.ts";

export type StoredAnalysis = Omit<typeof analyses.$inferSelect, "sequence" | "revisionsUsed">;
/** With its position in the order of storing. */
export type AnalysisRow = StoredAnalysis & { readonly sequence: number };

const paid = aliasedTable(analyses, "paid");
/** The paid root of a stored analysis: its own row, or the row that it is a free revision of. */
const rootId = sql<string>`coalesce(${analyses.revisionOf}, ${analyses.id})`;

async function findByRequestKey(
  db: Queryable,
  userId: string,
  key: string,
): Promise<{ requestHash: string; analysis: StoredAnalysis } | undefined> {
  const [found] = await db
    .select({ requestHash: analysisRequests.requestHash, analysis: analyses })
    .from(analysisRequests)
    .innerJoin(analyses, eq(analyses.id, analysisRequests.analysisId))
    .where(and(eq(analysisRequests.userId, userId), eq(analysisRequests.key, key)));
  return found;
}

/**
 * The analysis that an earlier request with this key got; null if there was none. Throws `IDEMPOTENCY_CONFLICT` if that
 * was another request.
 */
export async function findRepeated(
  db: Queryable,
  userId: string,
  { key, requestHash }: { readonly key: string; readonly requestHash: string },
): Promise<StoredAnalysis | null> {
  const earlier = await findByRequestKey(db, userId, key);
  if (earlier === undefined) return null;
  if (earlier.requestHash !== requestHash) throw new AppError("IDEMPOTENCY_CONFLICT");
  return earlier.analysis;
}

export interface Draft {
  readonly userId: string;
  readonly kind: AnalysisKind;
  readonly since: Date;
}

/**
 * The newest analysis of exactly this text whose root was paid since `since`. @param mayReuse leaves out those of batches,
 * which may have been judged without the question that the text repeats
 */
export async function findSameText(
  db: Queryable,
  { userId, kind, since }: Draft,
  textHash: string,
  mayReuse: boolean,
): Promise<{ paidId: string; revisionsUsed: number; analysis: StoredAnalysis } | undefined> {
  const [found] = await db
    .select({ paidId: paid.id, revisionsUsed: paid.revisionsUsed, analysis: analyses })
    .from(analyses)
    .innerJoin(paid, eq(paid.id, rootId))
    .where(
      and(
        eq(analyses.userId, userId),
        eq(analyses.kind, kind),
        eq(analyses.textHash, textHash),
        mayReuse ? isNull(analyses.batchId) : undefined,
        gt(paid.charged, 0),
        gte(paid.createdAt, since),
      ),
    )
    .orderBy(desc(analyses.sequence))
    .limit(1);
  return found;
}

/** The newest analysis of exactly this text since `since` that cost nothing and is not a version of a paid draft. */
export async function findSameUnpaid(
  db: Queryable,
  { userId, kind, since }: Draft,
  textHash: string,
): Promise<StoredAnalysis | undefined> {
  const [found] = await db
    .select()
    .from(analyses)
    .where(
      and(
        eq(analyses.userId, userId),
        eq(analyses.kind, kind),
        eq(analyses.textHash, textHash),
        eq(analyses.charged, 0),
        isNull(analyses.revisionOf),
        isNull(analyses.batchId),
        gte(analyses.createdAt, since),
      ),
    )
    .orderBy(desc(analyses.sequence))
    .limit(1);
  return found;
}

/** Of these ids, those of the user's stored analyses that are not deleted. */
export async function findExistingAnalyses(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const own = and(eq(analyses.userId, userId), inArray(analyses.id, [...ids]), isNull(analyses.deletedAt));
  const rows = await db.select({ id: analyses.id }).from(analyses).where(own);
  return new Set(rows.map((row) => row.id));
}

/** The owner of an analysis; null if there is none. */
export async function findAnalysisOwner(db: Queryable, id: string): Promise<string | null> {
  const [found] = await db.select({ userId: analyses.userId }).from(analyses).where(eq(analyses.id, id));
  return found?.userId ?? null;
}

/** Stores which analysis a request got; the first writer wins. */
export async function rememberRequest(
  db: Queryable,
  request: { userId: string; key: string; requestHash: string; analysisId: string; createdAt: Date },
): Promise<void> {
  await db.insert(analysisRequests).values(request).onConflictDoNothing();
}

/** Visible analyses from before `sequence`, newest first; all of them when null. */
export async function findAnalysesBefore(db: Queryable, before: number | null, limit: number): Promise<AnalysisRow[]> {
  return db
    .select()
    .from(analyses)
    .where(and(isNull(analyses.deletedAt), before === null ? undefined : lt(analyses.sequence, before)))
    .orderBy(desc(analyses.sequence))
    .limit(limit);
}

/** The texts of these analyses, for any owner. */
export async function findTexts(db: Queryable, ids: readonly string[]): Promise<{ id: string; text: string }[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: analyses.id, text: analyses.text })
    .from(analyses)
    .where(inArray(analyses.id, [...ids]));
}

/** These analyses, for any owner, without deleted ones. */
export async function findVisible(db: Queryable, ids: readonly string[]): Promise<Map<string, AnalysisRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(analyses)
    .where(and(inArray(analyses.id, [...ids]), isNull(analyses.deletedAt)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** A subquery of the ids of all analyses that are not deleted. */
export function selectVisible(db: Queryable) {
  return db.select({ id: analyses.id }).from(analyses).where(isNull(analyses.deletedAt)).as("visible");
}

/** The results of texts of batches that were stored between these times, for any owner. */
export async function findOfBatches(
  db: Queryable,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<{ id: string; userId: string; batchId: string | null }[]> {
  return db
    .select({ id: analyses.id, userId: analyses.userId, batchId: analyses.batchId })
    .from(analyses)
    .where(and(isNotNull(analyses.batchId), gte(analyses.createdAt, from), lt(analyses.createdAt, to)));
}
