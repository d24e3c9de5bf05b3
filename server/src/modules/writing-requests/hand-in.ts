import { randomUUID } from "node:crypto";
import { type ErrorCode, type HandInReceipt, RECEIPT_PAGE_PATH } from "@geulgyeol/contract";
import { count, eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database, Transaction } from "../../db/connection.ts";
import { newToken } from "../../http/secret-link.ts";
import { acceptRecord, ownsRecord, type RecordBody, withoutStamps } from "../records/index.ts";
import { findRequestByToken } from "./open-request.ts";
import { deletionOf, hashReceipt, type RequestRow, stateOf } from "./rules.ts";
import { handIns, writingRequests } from "./tables.ts";

type Sent = RecordBody<"handIn">;

const REFUSAL = {
  ended: "REQUEST_ENDED",
  closed: "REQUEST_CLOSED",
  full: "REQUEST_FULL",
} as const satisfies Record<string, ErrorCode>;

/**
 * Stores a text for who asked for it; the deadline counts by the server's clock. A record must end with exactly this text.
 * Sent again with its receipt, the same text is answered as the first time. `userId`: the signed-in writer, if any. Throws
 * `NOT_FOUND`, `HAND_IN_EMPTY`, `REQUEST_NEEDS_RECORD`, the refusals of a request that takes nothing, `ALREADY_HANDED_IN`
 * for another text with the same receipt or the same record again, and the codes of `acceptRecord`.
 */
export async function handIn(
  { db, now }: { db: Database; now: Date },
  userId: string | null,
  { token, name: given, text, writing, receipt = newToken() }: Sent,
): Promise<HandInReceipt> {
  const { request, asker } = await findRequestByToken({ db, now }, token);
  const name = given.trim();
  if (name === "" || text.trim() === "") throw new AppError("HAND_IN_EMPTY");
  const receiptHash = hashReceipt(receipt);
  const answerAs = (row: StoredHandIn) => toReceipt({ receipt, row, request, asker, now });
  const repeated = () => findSame(db, { receiptHash, requestId: request.id, name, text });
  const earlier = await repeated();
  if (earlier !== null) return answerAs(earlier);
  const kept = request.wantsRecord ? writing : null;
  if (kept === null && request.wantsRecord && !request.acceptsWithoutRecord) throw new AppError("REQUEST_NEEDS_RECORD");
  const record = kept && (await readRecord({ db, request, userId }, { text, writing: kept }));
  const row = {
    id: randomUUID(),
    requestId: request.id,
    receiptHash,
    userId,
    name,
    text,
    characters: [...text.normalize("NFC")].length,
    handedInAt: now,
    readAt: null,
    ...(record ?? NO_RECORD),
  };
  const isAdded = await db.transaction(async (tx) => {
    const refusal = await refusalOf(tx, request.id, now);
    if (refusal !== null) throw new AppError(refusal);
    const added = await tx.insert(handIns).values(row).onConflictDoNothing().returning({ id: handIns.id });
    return added.length > 0;
  });
  if (isAdded) return answerAs(row);
  // The same request, sent twice at once.
  const other = await repeated();
  if (other === null) throw new AppError("ALREADY_HANDED_IN");
  return answerAs(other);
}

type StoredHandIn = ReceiptParts["row"];

/** What was handed in with this receipt, if it is the same; null for nothing. Throws `ALREADY_HANDED_IN` for another text. */
async function findSame(
  db: Database,
  { receiptHash, requestId, name, text }: { receiptHash: string; requestId: string; name: string; text: string },
): Promise<StoredHandIn | null> {
  const [row] = await db.select().from(handIns).where(eq(handIns.receiptHash, receiptHash));
  if (row === undefined) return null;
  if (row.requestId !== requestId || row.name !== name || row.text !== text) throw new AppError("ALREADY_HANDED_IN");
  return row;
}

/** The request stays locked until the transaction ends, so that no more than the most are taken. */
async function refusalOf(tx: Transaction, requestId: string, now: Date): Promise<ErrorCode | null> {
  const [current] = await tx.select().from(writingRequests).where(eq(writingRequests.id, requestId)).for("update");
  if (current === undefined) return "NOT_FOUND";
  const [taken] = await tx.select({ n: count() }).from(handIns).where(eq(handIns.requestId, requestId));
  const state = stateOf(current, taken?.n ?? 0, now);
  return state === "open" ? null : REFUSAL[state];
}

const NO_RECORD = {
  record: null,
  recordId: null,
  showsReplay: false,
  typedPercent: null,
  activeMinutes: null,
  sessions: null,
  stamps: null,
};

async function readRecord(
  { db, request, userId }: { db: Database; request: RequestRow; userId: string | null },
  { text, writing }: { text: string; writing: NonNullable<Sent["writing"]> },
) {
  const { recordId } = writing.record;
  // Stamps count only for who is signed in as their owner; without them the record says that its times are unchecked.
  const owner = userId !== null && (await ownsRecord(db, userId, recordId)) ? userId : null;
  const given = owner === null ? withoutStamps(writing.record) : writing.record;
  const shown = { showsText: true, showsReplay: writing.showsReplay };
  if (writing.showsReplay && !request.wantsReplay) throw new AppError("RECORD_INVALID");
  const accepted = await acceptRecord(db, owner, { record: given, shown });
  if (accepted.text !== text) throw new AppError("RECORD_INVALID");
  const { figures, bytes } = accepted;
  return {
    record: bytes,
    recordId,
    showsReplay: writing.showsReplay,
    typedPercent: figures.typedPercent,
    activeMinutes: figures.activeMinutes,
    sessions: figures.sessions,
    stamps: given.stamps.length,
  };
}

interface ReceiptParts {
  readonly receipt: string;
  readonly row: Pick<typeof handIns.$inferSelect, "name" | "text" | "handedInAt" | "recordId" | "showsReplay">;
  readonly request: RequestRow;
  readonly asker: string;
  readonly now: Date;
}

export function toReceipt({ receipt, row, request, asker, now }: ReceiptParts): HandInReceipt {
  return {
    receipt,
    path: `${RECEIPT_PAGE_PATH}${receipt}`,
    title: request.title,
    asker,
    name: row.name,
    text: row.text,
    handedInAt: row.handedInAt.toISOString(),
    dueAt: request.dueAt.toISOString(),
    deletesAt: deletionOf(request).toISOString(),
    hasRecord: row.recordId !== null,
    showsReplay: row.showsReplay,
    mayWithdraw: request.dueAt > now,
  };
}
