import { createHash } from "node:crypto";
import {
  HAND_INS_PER_REQUEST,
  type HandIn,
  REQUEST_DUE_MAX_DAYS,
  type REQUEST_STATES,
  WRITING_PAGE_PATH,
  type WritingRequest,
} from "@geulgyeol/contract";
import type { handIns, writingRequests } from "./tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export type RequestRow = typeof writingRequests.$inferSelect;
export type HandInRow = typeof handIns.$inferSelect;

/** The deadline counts by the server's clock, to the millisecond. */
export function stateOf(
  { dueAt, closedAt }: Pick<RequestRow, "dueAt" | "closedAt">,
  count: number,
  now: Date,
): (typeof REQUEST_STATES)[number] {
  if (dueAt <= now) return "ended";
  if (closedAt !== null) return "closed";
  return count >= HAND_INS_PER_REQUEST ? "full" : "open";
}

export function deletionOf({ dueAt, keptDays }: Pick<RequestRow, "dueAt" | "keptDays">): Date {
  return new Date(dueAt.getTime() + keptDays * DAY_MS);
}

export function isDeadline(dueAt: Date, now: Date): boolean {
  return dueAt > now && dueAt.getTime() - now.getTime() <= REQUEST_DUE_MAX_DAYS * DAY_MS;
}

export function hashReceipt(receipt: string): string {
  return createHash("sha256").update(receipt).digest("hex");
}

export function toRequest(row: RequestRow, count: { handIns: number; unread: number }, now: Date): WritingRequest {
  const { id, token, title, instructions, minChars, maxChars, wantsRecord, wantsReplay, acceptsWithoutRecord } = row;
  return {
    id,
    token,
    path: `${WRITING_PAGE_PATH}${token}`,
    title,
    instructions,
    minChars,
    maxChars,
    wantsRecord,
    wantsReplay,
    acceptsWithoutRecord,
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    deletesAt: deletionOf(row).toISOString(),
    state: stateOf(row, count.handIns, now),
    ...count,
  };
}

/** A line of the list. A text without a record has no facts and no mark. */
export function toHandIn(row: Omit<HandInRow, "text" | "record" | "receiptHash" | "userId" | "requestId">): HandIn {
  const { id, name, handedInAt, characters, readAt, typedPercent, activeMinutes, sessions, stamps } = row;
  const record = typedPercent === null ? null : { typedPercent, activeMinutes, sessions, stamps };
  return {
    id,
    name,
    characters,
    handedInAt: handedInAt.toISOString(),
    isRead: readAt !== null,
    record: record && {
      typedPercent: record.typedPercent,
      activeMinutes: record.activeMinutes ?? 0,
      sessions: record.sessions ?? 0,
      stamps: record.stamps ?? 0,
    },
  };
}
