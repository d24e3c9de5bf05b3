import type { WritingRequest } from "@geulgyeol/contract";
import { and, eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/connection.ts";
import { findOwnRequest, withCounts } from "./find-requests.ts";
import { isDeadline } from "./rules.ts";
import { writingRequests } from "./tables.ts";

interface Change {
  readonly id: string;
  readonly dueAt?: string | undefined;
  readonly isClosed?: boolean | undefined;
}

/** Moves the deadline of the user's own request, or closes or opens it. Throws `NOT_FOUND` and `REQUEST_FIELDS`. */
export async function changeRequest(
  { db, now }: { db: Queryable; now: Date },
  userId: string,
  { id, dueAt, isClosed }: Change,
): Promise<WritingRequest> {
  const due = dueAt === undefined ? undefined : new Date(dueAt);
  if (due !== undefined && !isDeadline(due, now)) throw new AppError("REQUEST_FIELDS");
  const change = {
    ...(due !== undefined && { dueAt: due }),
    ...(isClosed !== undefined && { closedAt: isClosed ? now : null }),
  };
  if (Object.keys(change).length === 0) return findOwnRequest({ db, now }, userId, id);
  const [row] = await db
    .update(writingRequests)
    .set(change)
    .where(and(eq(writingRequests.id, id), eq(writingRequests.userId, userId)))
    .returning();
  if (row === undefined) throw new AppError("NOT_FOUND");
  return withCounts({ db, now }, row);
}

/** Deletes the user's own request with everything that was handed in. Throws `NOT_FOUND`. */
export async function deleteRequest(db: Queryable, userId: string, id: string): Promise<void> {
  const gone = await db
    .delete(writingRequests)
    .where(and(eq(writingRequests.id, id), eq(writingRequests.userId, userId)))
    .returning({ id: writingRequests.id });
  if (gone.length === 0) throw new AppError("NOT_FOUND");
}
