import type { Transaction } from "../../db/connection.ts";
import { billingNotices, type NOTICE_KINDS } from "./tables.ts";

/** Owes the user an e-mail, in the transaction that gives its reason. */
export async function queueNotice(
  tx: Transaction,
  notice: {
    readonly userId: string;
    readonly kind: (typeof NOTICE_KINDS)[number];
    readonly subscriptionId: string;
    readonly paymentId?: string;
    readonly now: Date;
  },
): Promise<void> {
  const { now, ...row } = notice;
  await tx.insert(billingNotices).values({ ...row, createdAt: now, nextAttemptAt: now });
}
