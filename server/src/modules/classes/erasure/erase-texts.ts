import { randomUUID } from "node:crypto";
import type { DeletionCertificate } from "@geulgyeol/contract";
import { and, count, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import type { Database, Transaction } from "../../../db/connection.ts";
import { lockUsersForShare } from "../../accounts/index.ts";
import { deleteBatches, deleteBatchTexts, lockTexts } from "../../batches/index.ts";
import { toCertificate } from "../list-classes.ts";
import type { ClassRow } from "../rules.ts";
import { assignments, classes, deletionCertificates, pupils, pupilTexts } from "../tables.ts";

interface Parts {
  readonly db: Pick<Database, "transaction">;
  readonly now: Date;
}

type Reason = DeletionCertificate["reason"];

/** What is deleted, and why. */
interface Erasure {
  readonly row: ClassRow;
  readonly what: DeletionCertificate["what"];
  readonly reason: Reason;
}

interface Found {
  readonly textIds: readonly string[];
  readonly analysisIds: readonly string[];
  readonly records: number;
}

/**
 * Deletes assignments with all texts, results and records, and the roster if nothing is to be left, in one transaction that
 * ends with a look for remains: if a single row is left, nothing is deleted and it throws. Returns the certificate. Throws
 * `NOT_FOUND` if somebody else has just deleted all of it: one deletion has one certificate.
 */
export async function eraseAssignments(
  { db, now }: Parts,
  { row, what, reason }: Erasure,
  chosen: { readonly assignmentIds: readonly string[]; readonly erasesRoster: boolean },
): Promise<DeletionCertificate> {
  return db.transaction(async (tx) => {
    await lockUsersForShare(tx, [row.ownerId, row.leadId]);
    const ids = [...chosen.assignmentIds];
    const rows =
      ids.length === 0 ? [] : await tx.select().from(assignments).where(inArray(assignments.id, ids)).for("update");
    const batchIds = rows.map(({ batchId }) => batchId);
    const found = await findTexts(tx, inList(pupilTexts.assignmentId, ids), { batchIds });
    await deleteBatches(tx, row.ownerId, batchIds);
    const roster = chosen.erasesRoster
      ? await tx.delete(pupils).where(eq(pupils.classId, row.id)).returning({ id: pupils.id })
      : [];
    if (what !== "class" && rows.length === 0 && roster.length === 0) throw new AppError("NOT_FOUND");
    await refuseRemains(tx, found);
    return certify(tx, { row, what, reason, now, found, pupils: roster.length });
  });
}

/** Deletes one text in the same way. The pupil may hand in again. Throws `NOT_FOUND` for one that is gone. */
export async function eraseText(
  { db, now }: Parts,
  { row, reason }: Pick<Erasure, "row" | "reason">,
  { batchId, batchTextId }: { readonly batchId: string; readonly batchTextId: string },
): Promise<DeletionCertificate> {
  return db.transaction(async (tx) => {
    await lockUsersForShare(tx, [row.ownerId, row.leadId]);
    const found = await findTexts(tx, eq(pupilTexts.batchTextId, batchTextId), { ids: [batchTextId] });
    if (found.textIds.length === 0) throw new AppError("NOT_FOUND");
    await deleteBatchTexts(tx, { ownerId: row.ownerId, batchId }, [batchTextId]);
    await refuseRemains(tx, found);
    return certify(tx, { row, what: "text", reason, now, found, pupils: 0 });
  });
}

/** Deletes a class as a whole; the certificate stays with the teacher. Throws `NOT_FOUND` for one that is gone. */
export async function eraseClass(parts: Parts, { row, reason }: Pick<Erasure, "row" | "reason">) {
  return parts.db.transaction(async (tx) => {
    const isThis = eq(classes.id, row.id);
    const [present] = await tx.select({ id: classes.id }).from(classes).where(isThis).for("no key update");
    if (present === undefined) throw new AppError("NOT_FOUND");
    const all = await tx.select({ id: assignments.id }).from(assignments).where(eq(assignments.classId, row.id));
    const certificate = await eraseAssignments(
      { db: tx, now: parts.now },
      { row, what: "class", reason },
      { assignmentIds: all.map(({ id }) => id), erasesRoster: true },
    );
    await tx.delete(classes).where(isThis);
    return certificate;
  });
}

const inList = (column: Parameters<typeof inArray>[0], ids: string[]) =>
  ids.length === 0 ? sql`false` : inArray(column, ids);

async function findTexts(tx: Transaction, ofPupils: SQL, of: Parameters<typeof lockTexts>[1]): Promise<Found> {
  const [own] = await tx
    .select({ records: count() })
    .from(pupilTexts)
    .where(and(ofPupils, isNotNull(pupilTexts.record)));
  const texts = await lockTexts(tx, of);
  return {
    textIds: texts.map(({ id }) => id),
    analysisIds: texts.flatMap(({ analysisId }) => analysisId ?? []),
    records: own?.records ?? 0,
  };
}

/** Every table with rows of a text, or of what was made of it, and the column that leads to it. */
const TABLES_OF_TEXTS = [
  ["batch_texts", "id", "text"],
  ["pupil_texts", "batch_text_id", "text"],
  ["analyses", "id", "result"],
  ["analysis_requests", "analysis_id", "result"],
  ["feedback", "analysis_id", "result"],
  ["history_entries", "analysis_id", "result"],
  ["history_texts", "analysis_id", "result"],
  ["history_backlog", "analysis_id", "result"],
] as const;

async function refuseRemains(tx: Transaction, { textIds, analysisIds }: Found): Promise<void> {
  for (const [table, column, of] of TABLES_OF_TEXTS) {
    const ids = of === "text" ? textIds : analysisIds;
    if (ids.length === 0) continue;
    const { rows } = (await tx.execute(
      sql`select 1 from ${sql.identifier(table)} where ${inArray(sql.identifier(column) as never, [...ids])} limit 1`,
    )) as { rows: unknown[] };
    if (rows.length > 0) throw new Error(`Rows of deleted texts are left in ${table}.`);
  }
}

interface CertificateFacts extends Erasure {
  readonly now: Date;
  readonly found: Found;
  readonly pupils: number;
}

async function certify(
  tx: Transaction,
  { row, what, reason, now, found, pupils: names }: CertificateFacts,
): Promise<DeletionCertificate> {
  const proof = {
    id: randomUUID(),
    userId: row.leadId,
    classId: row.id,
    className: row.name,
    year: row.year,
    term: row.term,
    what,
    reason,
    deletedAt: now,
    texts: found.textIds.length,
    results: found.analysisIds.length,
    records: found.records,
    pupils: names,
  };
  await tx.insert(deletionCertificates).values(proof);
  return toCertificate(proof);
}
