import type { Transaction } from "../../db/connection.ts";
import { billingNotices, type NOTICE_KINDS, type ORDER_NOTICE_KINDS } from "./tables.ts";

/** Queues an e-mail to the user, in the transaction that causes it. */
export async function queueNotice(
  tx: Transaction,
  notice: {
    readonly userId: string;
    readonly now: Date;
  } & (
    | { readonly kind: (typeof NOTICE_KINDS)[number]; readonly subscriptionId: string; readonly paymentId?: string }
    | { readonly kind: (typeof ORDER_NOTICE_KINDS)[number]; readonly orderId: string }
  ),
): Promise<void> {
  const { now, ...row } = notice;
  await tx.insert(billingNotices).values({ ...row, createdAt: now, nextAttemptAt: now });
}
