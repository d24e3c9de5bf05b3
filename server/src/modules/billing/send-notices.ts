import type { BusinessDetails, SubscriptionTerms } from "@geulgyeol/contract";
import { and, eq, isNull, lt, lte } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../../db/connection.ts";
import type { Mail, SendMail } from "../../ports/mail.ts";
import { readContact } from "../accounts/index.ts";
import { toPackReceipt, toReceipt } from "./list-receipts.ts";
import { noticeMail } from "./notice-mail.ts";
import { orderMail } from "./packs/order-mail.ts";
import { findPayment } from "./queries.ts";
import { billingNotices, NOTICE_KINDS, packOrders, subscriptions } from "./tables.ts";

export interface NoticeParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Logger;
  readonly sendMail: SendMail;
  readonly business: BusinessDetails;
  readonly offer: SubscriptionTerms;
  readonly baseUrl: string;
}

const BATCH = 200;
/** Maximum attempts per e-mail; its content is also in the settings. */
const MOST_ATTEMPTS = 8;
const FIRST_PAUSE_MS = 5 * 60 * 1000;

type Notice = typeof billingNotices.$inferSelect;

/**
 * Sends queued notices. Each is claimed by one node and retried with growing pauses. If a node dies right after
 * sending, the notice is sent again, since twice is better than never.
 */
export async function sendNotices(parts: NoticeParts): Promise<void> {
  for (let i = 0; i < BATCH; i++) {
    const notice = await claimNotice(parts);
    if (notice === undefined) return;
    const mail = await writeMail(parts, notice);
    try {
      if (mail !== null) await parts.sendMail(mail);
    } catch (err) {
      parts.log.warn({ err, notice: notice.id, kind: notice.kind }, "a mail about a payment was not accepted");
      continue;
    }
    await parts.db.update(billingNotices).set({ sentAt: parts.now() }).where(eq(billingNotices.id, notice.id));
  }
}

async function claimNotice({ db, now }: NoticeParts): Promise<Notice | undefined> {
  return db.transaction(async (tx) => {
    const moment = now();
    const isOwed = and(
      isNull(billingNotices.sentAt),
      lte(billingNotices.nextAttemptAt, moment),
      lt(billingNotices.attempts, MOST_ATTEMPTS),
    );
    const [notice] = await tx
      .select()
      .from(billingNotices)
      .where(isOwed)
      .orderBy(billingNotices.id)
      .limit(1)
      .for("update", { skipLocked: true });
    if (notice === undefined) return undefined;
    const nextAttemptAt = new Date(moment.getTime() + FIRST_PAUSE_MS * 2 ** notice.attempts);
    const set = { attempts: notice.attempts + 1, nextAttemptAt };
    await tx.update(billingNotices).set(set).where(eq(billingNotices.id, notice.id));
    return notice;
  });
}

/** Null if there is no recipient. */
async function writeMail({ db, business, offer, baseUrl }: NoticeParts, notice: Notice): Promise<Mail | null> {
  const contact = await readContact(db, notice.userId);
  if (contact === null || contact.email === null) return null;
  const { kind } = notice;
  if (notice.orderId !== null && !isOfSubscription(kind)) {
    const [order] = await db.select().from(packOrders).where(eq(packOrders.id, notice.orderId));
    const addressee = { kind, name: contact.name, email: contact.email };
    return order === undefined ? null : orderMail({ ...addressee, receipt: toPackReceipt(order), business, baseUrl });
  }
  if (notice.subscriptionId === null || !isOfSubscription(kind)) return null;
  const [subscription] = await db.select().from(subscriptions).where(eq(subscriptions.id, notice.subscriptionId));
  if (subscription === undefined) return null;
  const payment = notice.paymentId === null ? undefined : await findPayment(db, notice.paymentId);
  return noticeMail(kind, {
    name: contact.name,
    email: contact.email,
    subscription,
    offer,
    business,
    baseUrl,
    receipt: payment === undefined || payment.paidAt === null ? null : toReceipt(payment, subscription.gateway),
    failureMessage: payment?.failureMessage ?? null,
  });
}

function isOfSubscription(kind: Notice["kind"]): kind is (typeof NOTICE_KINDS)[number] {
  return (NOTICE_KINDS as readonly string[]).includes(kind);
}
