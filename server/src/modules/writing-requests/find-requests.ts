import type { WritingRequest } from "@geulgyeol/contract";
import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/connection.ts";
import { type RequestRow, toRequest } from "./rules.ts";
import { handIns, writingRequests } from "./tables.ts";

interface Parts {
  readonly db: Queryable;
  readonly now: Date;
}

/** The user's own requests, newest first. */
export async function listRequests({ db, now }: Parts, userId: string): Promise<WritingRequest[]> {
  const rows = await db
    .select({ request: writingRequests, handIns: count(handIns.id), unread: UNREAD })
    .from(writingRequests)
    .leftJoin(handIns, eq(handIns.requestId, writingRequests.id))
    .where(eq(writingRequests.userId, userId))
    .groupBy(writingRequests.id)
    .orderBy(desc(writingRequests.createdAt), desc(writingRequests.id));
  return rows.map(({ request, ...counted }) => toRequest(request, counted, now));
}

/** One of the user's own requests. Throws `NOT_FOUND`. */
export async function findOwnRequest({ db, now }: Parts, userId: string, id: string): Promise<WritingRequest> {
  const [row] = await db
    .select()
    .from(writingRequests)
    .where(and(eq(writingRequests.id, id), eq(writingRequests.userId, userId)));
  if (row === undefined) throw new AppError("NOT_FOUND");
  return withCounts({ db, now }, row);
}

export async function withCounts({ db, now }: Parts, row: RequestRow): Promise<WritingRequest> {
  const [counted] = await db
    .select({ handIns: count(), unread: UNREAD })
    .from(handIns)
    .where(eq(handIns.requestId, row.id));
  return toRequest(row, counted ?? { handIns: 0, unread: 0 }, now);
}

const UNREAD = sql<number>`count(*) filter (where ${handIns.id} is not null and ${isNull(handIns.readAt)})`.mapWith(
  Number,
);
