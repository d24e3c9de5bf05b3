import type { HandInReceipt } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/connection.ts";
import { isToken } from "../../http/secret-link.ts";
import { toReceipt } from "./hand-in.ts";
import { nameAsker } from "./open-request.ts";
import { hashReceipt } from "./rules.ts";
import { handIns, writingRequests } from "./tables.ts";

interface Parts {
  readonly db: Queryable;
  readonly now: Date;
}

/** What was handed in with this receipt. Throws `NOT_FOUND` for an unknown, withdrawn or deleted one. */
export async function readReceipt(parts: Parts, receipt: string): Promise<HandInReceipt> {
  return toReceipt({ ...(await findByReceipt(parts, receipt)), receipt, now: parts.now });
}

/** Deletes what was handed in. Throws `NOT_FOUND`, and after the deadline `REQUEST_ENDED`. */
export async function withdrawHandIn(parts: Parts, receipt: string): Promise<void> {
  const { row, request } = await findByReceipt(parts, receipt);
  if (request.dueAt <= parts.now) {
    throw new AppError("REQUEST_ENDED", { sentence: "마감이 지나서 거둘 수 없어요. 요청한 사람에게 물어보세요." });
  }
  await parts.db.delete(handIns).where(eq(handIns.id, row.id));
}

async function findByReceipt({ db }: Parts, receipt: string) {
  const [found] = isToken(receipt)
    ? await db
        .select({ row: handIns, request: writingRequests })
        .from(handIns)
        .innerJoin(writingRequests, eq(writingRequests.id, handIns.requestId))
        .where(eq(handIns.receiptHash, hashReceipt(receipt)))
    : [];
  if (found === undefined) throw new AppError("NOT_FOUND");
  return { ...found, asker: await nameAsker(db, found.request) };
}
