import { CREDIT_PACK_KINDS, type InvoiceDetails, RECEIPT_STATES, SUBSCRIPTION_STATES } from "@geulgyeol/contract";
import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { timestampColumn } from "../../db/timestamp-column.ts";
import { users } from "../accounts/tables.ts";

/**
 * The gateway that holds the card: a card of the test gateway is never charged by a real one. `none` is in no row; a
 * server without a gateway searches for it and finds nothing to do.
 */
const GATEWAYS = ["none", "test", "portone"] as const;
const PAYMENT_STATES = ["charging", "failed", "refunding", ...RECEIPT_STATES] as const;

/**
 * One row from the first card until Pro ends; a returning user gets a new one. Rows outlive the user, since the law
 * requires payment records for five years; they are then anonymous.
 */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    gateway: text("gateway", { enum: GATEWAYS }).notNull(),
    status: text("status", { enum: SUBSCRIPTION_STATES }).notNull(),
    /** Start of month 0, from which all months are counted. */
    anchorAt: timestampColumn("anchor_at"),
    /** The last paid month. */
    periodIndex: integer("period_index"),
    periodEndsAt: timestampColumn("period_ends_at"),
    cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull().default(false),
    graceEndsAt: timestampColumn("grace_ends_at"),
    /** Time of the next renewal check; null if none. */
    nextAttemptAt: timestampColumn("next_attempt_at"),
    /** The agreed monthly price, VAT included, and the time of consent. Defaults are only for the previous release. */
    priceWon: integer("price_won").notNull().default(9_900),
    monthlyCredits: integer("monthly_credits").notNull().default(300),
    agreedAt: timestampColumn("agreed_at").notNull().defaultNow(),
    /** Other terms announced to the owner by e-mail; null if none. */
    announcedPriceWon: integer("announced_price_won"),
    announcedCredits: integer("announced_credits"),
    billingKey: text("billing_key"),
    cardIssuer: text("card_issuer"),
    cardNumber: text("card_number"),
    createdAt: timestampColumn("created_at").notNull(),
    endedAt: timestampColumn("ended_at"),
  },
  (table) => [
    uniqueIndex("subscriptions_one_live").on(table.userId).where(sql`${table.status} <> 'ended'`),
    index("subscriptions_due").on(table.nextAttemptAt),
    index("subscriptions_user").on(table.userId, table.createdAt),
    check("subscriptions_terms", sql`${table.priceWon} > 0 and ${table.monthlyCredits} > 0`),
    check(
      "subscriptions_paid",
      sql`${table.status} not in ('active', 'past_due') or ${table.periodEndsAt} is not null`,
    ),
  ],
);

/** One row for each month of a subscription, for any number of attempts. Written before the gateway is called. */
export const payments = pgTable(
  "payments",
  {
    /** The gateway's payment id, derived from subscription and month. */
    id: text("id").primaryKey(),
    /** The running number on receipts. */
    number: bigint("number", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    subscriptionId: text("subscription_id")
      .notNull()
      .references(() => subscriptions.id),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    periodIndex: integer("period_index").notNull(),
    status: text("status", { enum: PAYMENT_STATES }).notNull(),
    totalWon: integer("total_won").notNull(),
    supplyWon: integer("supply_won").notNull(),
    vatWon: integer("vat_won").notNull(),
    /** Credits of this month. The default is only for the previous release. */
    monthlyCredits: integer("monthly_credits").notNull().default(300),
    /** Number of charge attempts. */
    attempts: integer("attempts").notNull(),
    /** Start of the current work on the row while it is `charging` or `refunding`. */
    claimedAt: timestampColumn("claimed_at").notNull(),
    cardIssuer: text("card_issuer"),
    cardNumber: text("card_number"),
    failureMessage: text("failure_message"),
    paidAt: timestampColumn("paid_at"),
    periodStartsAt: timestampColumn("period_starts_at"),
    periodEndsAt: timestampColumn("period_ends_at"),
    slipUrl: text("slip_url"),
    refundReason: text("refund_reason"),
    refundedAt: timestampColumn("refunded_at"),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [
    unique("payments_period").on(table.subscriptionId, table.periodIndex),
    index("payments_user").on(table.userId, table.paidAt),
    index("payments_open").on(table.claimedAt).where(sql`${table.status} in ('charging', 'refunding')`),
    check("payments_vat", sql`${table.supplyWon} + ${table.vatWon} = ${table.totalWon}`),
  ],
);

/**
 * Packs of credits that were ordered, by card or by invoice. Written before the gateway is called. Rows outlive buyer and
 * account, as payments do.
 */
export const packOrders = pgTable(
  "pack_orders",
  {
    /** The gateway's payment id, and the id of the granted pack. */
    id: text("id").primaryKey(),
    /** The running number on receipts. */
    number: bigint("number", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    /** Who ordered. */
    buyerId: text("buyer_id").references(() => users.id, { onDelete: "set null" }),
    /** Whose credits they become: the buyer's, or those of a school's space. */
    accountId: text("account_id").references(() => users.id, { onDelete: "set null" }),
    kind: text("kind", { enum: CREDIT_PACK_KINDS }).notNull(),
    credits: integer("credits").notNull(),
    totalWon: integer("total_won").notNull(),
    supplyWon: integer("supply_won").notNull(),
    vatWon: integer("vat_won").notNull(),
    /** `requested` and `cancelled` are only those of an invoice, which an operator confirms. */
    status: text("status", { enum: [...PAYMENT_STATES, "requested", "cancelled"] }).notNull(),
    gateway: text("gateway", { enum: GATEWAYS }).notNull(),
    /** One key pays for one order; null for an invoice. */
    billingKey: text("billing_key").unique(),
    cardIssuer: text("card_issuer"),
    cardNumber: text("card_number"),
    /** Details of the tax invoice, as they were when it was requested; it is issued by hand. */
    invoice: jsonb("invoice").$type<InvoiceDetails>(),
    /** Start of the current work on the row while it is `charging` or `refunding`. */
    claimedAt: timestampColumn("claimed_at").notNull(),
    failureMessage: text("failure_message"),
    paidAt: timestampColumn("paid_at"),
    slipUrl: text("slip_url"),
    refundReason: text("refund_reason"),
    refundedAt: timestampColumn("refunded_at"),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [
    index("pack_orders_account").on(table.accountId, table.createdAt),
    index("pack_orders_buyer").on(table.buyerId),
    index("pack_orders_open").on(table.claimedAt).where(sql`${table.status} in ('charging', 'refunding')`),
    index("pack_orders_requested").on(table.createdAt).where(sql`${table.status} = 'requested'`),
    check("pack_orders_vat", sql`${table.supplyWon} + ${table.vatWon} = ${table.totalWon}`),
    check("pack_orders_way", sql`(${table.billingKey} is null) <> (${table.invoice} is null)`),
  ],
);

/** Unused cards; kept after deletion at the gateway, so that none is registered twice. */
export const retiredBillingKeys = pgTable(
  "retired_billing_keys",
  {
    billingKey: text("billing_key").primaryKey(),
    gateway: text("gateway", { enum: GATEWAYS }).notNull(),
    retiredAt: timestampColumn("retired_at").notNull(),
    deletedAt: timestampColumn("deleted_at"),
  },
  (table) => [index("retired_billing_keys_open").on(table.retiredAt).where(sql`${table.deletedAt} is null`)],
);

export const NOTICE_KINDS = ["receipt", "renewal-failed", "new-terms", "cancelled", "ended", "refunded"] as const;
/** Of a pack; the others are of a subscription. */
export const ORDER_NOTICE_KINDS = ["pack-receipt", "pack-refunded"] as const;

/** Queued e-mails, written in the transaction that causes them and sent afterwards. */
export const billingNotices = pgTable(
  "billing_notices",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: [...NOTICE_KINDS, ...ORDER_NOTICE_KINDS] }).notNull(),
    subscriptionId: text("subscription_id").references(() => subscriptions.id),
    paymentId: text("payment_id").references(() => payments.id),
    orderId: text("order_id").references(() => packOrders.id),
    createdAt: timestampColumn("created_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: timestampColumn("next_attempt_at").notNull(),
    sentAt: timestampColumn("sent_at"),
  },
  (table) => [
    check("billing_notices_about", sql`(${table.subscriptionId} is null) <> (${table.orderId} is null)`),
    index("billing_notices_open").on(table.nextAttemptAt).where(sql`${table.sentAt} is null`),
  ],
);

/** Processed webhooks, so that a repeat causes no gateway request. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  { id: text("id").primaryKey(), handledAt: timestampColumn("handled_at").notNull() },
  (table) => [index("webhook_deliveries_handled").on(table.handledAt)],
);
