import { SIMILARITY_BATCHES_MAX } from "@geulgyeol/contract";
import type { Queryable } from "../../db/connection.ts";
import { findListedBatch, listEarlierBatches } from "../batches/index.ts";
import { listReadableAssignments, openAssignmentOfBatch } from "../classes/index.ts";
import type { BatchToCompare } from "./rules.ts";

interface Dated extends BatchToCompare {
  readonly createdAt: Date;
}

/**
 * A batch of one's own, or that of an assignment in a class in which one may compare. Throws `NOT_FOUND`, and
 * `CLASS_ROLE_REQUIRED` for a role that may not.
 */
export async function openBatchToCompare(db: Queryable, userId: string, id: string): Promise<Dated> {
  return (await openAssignmentOfBatch(db, userId, id)) ?? findListedBatch(db, userId, id);
}

/** What was made before it and may be read by the same person, newest first: their own batches, and those of their classes. */
export async function listEarlierToCompare(db: Queryable, userId: string, { createdAt }: Dated): Promise<Dated[]> {
  const most = SIMILARITY_BATCHES_MAX;
  const own = await listEarlierBatches(db, { ownerId: userId, before: createdAt }, most);
  const ofClasses = await listReadableAssignments(db, userId, { before: createdAt, most });
  return [...own, ...ofClasses].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).slice(0, most);
}
