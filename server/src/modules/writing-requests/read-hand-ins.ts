import type { HandIn, readHandIn as readEndpoint, WritingRequest } from "@geulgyeol/contract";
import { and, asc, eq, getTableColumns, isNull } from "drizzle-orm";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/connection.ts";
import { jsonWith } from "../../http/json-with.ts";
import { readOwnStamps, unpackRecord } from "../records/index.ts";
import { findOwnRequest } from "./find-requests.ts";
import { type HandInRow, toHandIn } from "./rules.ts";
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

/**
 * A text that was handed in to this user, as JSON in UTF-8; it counts as read from now on. The stored record is not parsed:
 * the largest has megabytes. Throws `NOT_FOUND`.
 */
export async function readHandIn({ db, now }: Parts, userId: string, id: string): Promise<Buffer> {
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
  const shown: Omit<z.input<typeof readEndpoint.response>, "writing"> = {
    ...toHandIn({ ...row, readAt: row.readAt ?? now }),
    requestId: row.requestId,
    title,
    text: row.text,
  };
  return jsonWith(shown, "writing", await writingOf(db, row));
}

async function writingOf(
  db: Queryable,
  { record, recordId, userId, showsReplay }: Pick<HandInRow, "record" | "recordId" | "userId" | "showsReplay">,
): Promise<Buffer> {
  if (record === null) return Buffer.from("null");
  const stamps = userId && recordId ? await readOwnStamps(db, userId, recordId) : [];
  return jsonWith({ stamps, showsReplay }, "record", await unpackRecord(record));
}
