import type { HandIn, readHandIn as readEndpoint, WritingRequest } from "@geulgyeol/contract";
import { and, asc, eq, getTableColumns, isNull } from "drizzle-orm";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/connection.ts";
import { readOwnStamps, unpackRecord } from "../records/index.ts";
import { findOwnRequest } from "./find-requests.ts";
import { toHandIn } from "./rules.ts";
import { handIns, writingRequests } from "./tables.ts";

interface Parts {
  readonly db: Queryable;
  readonly now: Date;
}

const { text: _text, record: _record, receiptHash: _receipt, ...LINE } = getTableColumns(handIns);

/** One of the user's own requests with its lines in the order of arrival. Throws `NOT_FOUND`. */
export async function listHandIns(
  parts: Parts,
  userId: string,
  id: string,
): Promise<{ request: WritingRequest; handIns: HandIn[] }> {
  const request = await findOwnRequest(parts, userId, id);
  const rows = await parts.db
    .select(LINE)
    .from(handIns)
    .where(eq(handIns.requestId, id))
    .orderBy(asc(handIns.handedInAt), asc(handIns.id));
  return { request, handIns: rows.map(toHandIn) };
}

/** A text that was handed in to this user, which counts as read from now on. Throws `NOT_FOUND`. */
export async function readHandIn(
  { db, now }: Parts,
  userId: string,
  id: string,
): Promise<z.input<typeof readEndpoint.response>> {
  const [found] = await db
    .select({ row: handIns, title: writingRequests.title })
    .from(handIns)
    .innerJoin(writingRequests, eq(writingRequests.id, handIns.requestId))
    .where(and(eq(handIns.id, id), eq(writingRequests.userId, userId)));
  if (found === undefined) throw new AppError("NOT_FOUND");
  const { row, title } = found;
  await db
    .update(handIns)
    .set({ readAt: now })
    .where(and(eq(handIns.id, id), isNull(handIns.readAt)));
  return {
    ...toHandIn({ ...row, readAt: row.readAt ?? now }),
    requestId: row.requestId,
    title,
    text: row.text,
    writing: row.record && {
      record: JSON.parse(await unpackRecord(row.record)),
      stamps: row.userId && row.recordId ? await readOwnStamps(db, row.userId, row.recordId) : [],
      showsReplay: row.showsReplay,
    },
  };
}
