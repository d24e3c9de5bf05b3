import { type AnalysisKind, REVISIONS_PER_PAID_ANALYSIS } from "@geulgyeol/contract";
import { aliasedTable, and, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, max, or, sql } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { analyses, analysisRequests } from "./tables.ts";

export type StoredAnalysis = Omit<typeof analyses.$inferSelect, "sequence" | "revisionsUsed">;
/** With its position in the order of storing. */
export type AnalysisRow = StoredAnalysis & { readonly sequence: number };

const paid = aliasedTable(analyses, "paid");
/** The paid root of a stored analysis: its own row, or the row that it is a free revision of. */
const rootId = sql<string>`coalesce(${analyses.revisionOf}, ${analyses.id})`;

export async function findByRequestKey(
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

export interface Draft {
  readonly userId: string;
  readonly kind: AnalysisKind;
  readonly since: Date;
}

/** Sequence of the user's newest analysis of this kind; null before the first one. */
export async function findNewest(db: Queryable, userId: string, kind: AnalysisKind): Promise<number | null> {
  const [newest] = await db
    .select({ sequence: analyses.sequence })
    .from(analyses)
    .where(and(eq(analyses.userId, userId), eq(analyses.kind, kind)))
    .orderBy(desc(analyses.sequence))
    .limit(1);
  return newest?.sequence ?? null;
}

/** The newest analysis of exactly this text whose root was paid since `since`. */
export async function findSameText(
  db: Queryable,
  { userId, kind, since }: Draft,
  textHash: string,
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
        gte(analyses.createdAt, since),
      ),
    )
    .orderBy(desc(analyses.sequence))
    .limit(1);
  return found;
}

/** Maximum number of drafts compared; each costs a pass over up to 10,000 characters. */
const DRAFTS_COMPARED = 5;
/** The newest versions to read, enough to contain the last ones of that many drafts. */
const VERSIONS_LOOKED_AT = DRAFTS_COMPARED * (REVISIONS_PER_PAID_ANALYSIS + 1);

/** Versions of paid drafts; free holds would push them out of the newest ones. */
const ofPaidDraft = or(gt(analyses.charged, 0), isNotNull(analyses.revisionOf));

/** The last version of each draft whose paid analysis is recent enough and has free revisions left; newest first. */
export async function findOpenDrafts(
  db: Queryable,
  { userId, kind, since }: Draft,
): Promise<{ paidId: string; text: string }[]> {
  const versions = db
    .select({ root: rootId.as("root"), sequence: analyses.sequence })
    .from(analyses)
    .where(and(eq(analyses.userId, userId), eq(analyses.kind, kind), gte(analyses.createdAt, since), ofPaidDraft))
    .orderBy(desc(analyses.sequence))
    .limit(VERSIONS_LOOKED_AT)
    .as("versions");
  const drafts = db
    .select({ paidId: paid.id, newest: max(versions.sequence).as("newest") })
    .from(versions)
    .innerJoin(paid, eq(paid.id, versions.root))
    .where(and(gt(paid.charged, 0), gte(paid.createdAt, since), lt(paid.revisionsUsed, REVISIONS_PER_PAID_ANALYSIS)))
    .groupBy(paid.id)
    .orderBy(desc(sql`newest`))
    .limit(DRAFTS_COMPARED)
    .as("drafts");
  return db
    .select({ paidId: drafts.paidId, text: analyses.text })
    .from(drafts)
    .innerJoin(analyses, eq(analyses.sequence, drafts.newest))
    .orderBy(desc(analyses.sequence));
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

/** Uses one free revision; the caller has locked the user's credits, so the count cannot exceed its limit. */
export async function countRevision(db: Queryable, paidId: string): Promise<void> {
  await db
    .update(analyses)
    .set({ revisionsUsed: sql`${analyses.revisionsUsed} + 1` })
    .where(eq(analyses.id, paidId));
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
