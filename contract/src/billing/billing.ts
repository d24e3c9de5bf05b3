import { z } from "zod";
import { endpoint } from "../api/endpoint.ts";
import { RECEIPT_STATES, SUBSCRIPTION_STATES } from "../enums.ts";
import type { ErrorCode } from "../errors.ts";
import { BusinessDetails } from "./business.ts";

export const SubscriptionState = z.enum(SUBSCRIPTION_STATES);
export type SubscriptionState = z.infer<typeof SubscriptionState>;

export const CardLabel = z.object({ issuer: z.string().nullable(), number: z.string().nullable() });

/** Price (VAT included) and credits of a month of Pro. */
export const SubscriptionTerms = z.object({
  priceWon: z.number().int().positive().max(10_000_000),
  monthlyCredits: z.number().int().positive().max(1_000_000),
});
export type SubscriptionTerms = z.infer<typeof SubscriptionTerms>;

/** All times are ISO 8601, UTC. */
export const Billing = z.object({
  /** The latest subscription; null if there never was one. */
  subscription: z
    .object({
      status: SubscriptionState,
      /** True if it was cancelled and ends at `periodEndsAt`. */
      cancelAtPeriodEnd: z.boolean(),
      /** End of the paid month. */
      periodEndsAt: z.string().nullable(),
      /** When the card is charged next; null if it is not. */
      nextPaymentAt: z.string().nullable(),
      graceEndsAt: z.string().nullable(),
      card: CardLabel.nullable(),
      /** The agreed terms, used by renewals. */
      terms: SubscriptionTerms,
      /** The current offer for new subscriptions, if it differs and the owner may agree to it. */
      newTerms: SubscriptionTerms.nullable(),
      /** A payment was sent and its result is being looked up. */
      isChecking: z.boolean(),
    })
    .nullable(),
  /** Price and credits of a subscription that starts now. */
  offer: SubscriptionTerms,
  /** The address must be verified before a payment. */
  needsEmailVerification: z.boolean(),
  /** False for an account without a mailbox, whose receipts are shown only in the settings. */
  getsMail: z.boolean(),
  cardWindow: z.discriminatedUnion("kind", [
    /** No payment is configured on this server, so nothing can be bought. */
    z.object({ kind: z.literal("none") }),
    z.object({ kind: z.literal("test") }),
    z.object({ kind: z.literal("portone"), storeId: z.string(), channelKey: z.string(), customerId: z.string() }),
  ]),
});
export type Billing = z.infer<typeof Billing>;

const BILLING_ERRORS = ["LOGIN_REQUIRED", "RATE_LIMITED", "INTERNAL_ERROR"] as const satisfies readonly ErrorCode[];
const CHANGE_ERRORS = [
  ...BILLING_ERRORS,
  "INVALID_JSON",
  "INVALID_REQUEST",
  "FORBIDDEN_ORIGIN",
] as const satisfies readonly ErrorCode[];

export const readBilling = endpoint({
  method: "GET",
  path: "/api/billing",
  summary: "Subscription, card and what a payment needs.",
  request: z.object({}),
  response: Billing,
  errors: BILLING_ERRORS,
});

/**
 * - `declined`: the card was refused; `message` is the card company's sentence.
 * - `checking`: no certain answer yet; look again later.
 * - `already`: Pro holds already; nothing was taken.
 * - `card-changed`: the next payment uses the new card.
 */
export const PaymentOutcome = z.enum(["paid", "declined", "checking", "already", "card-changed"]);
export type PaymentOutcome = z.infer<typeof PaymentOutcome>;

const CardAnswer = z.object({ outcome: PaymentOutcome, message: z.string().nullable(), billing: Billing });

export const giveCard = endpoint({
  method: "POST",
  path: "/api/billing/card",
  summary: "Subscribe with a card that the gateway's window has stored, or change the card of a subscription.",
  request: z.object({
    purpose: z.enum(["subscribe", "change"]),
    /** What the gateway's window returned. */
    billingKey: z.string().min(1).max(300),
    /** To subscribe: the terms that were shown and agreed to. Charged only if they equal the current offer. */
    terms: SubscriptionTerms.optional(),
  }),
  response: CardAnswer,
  errors: [
    ...CHANGE_ERRORS,
    "EMAIL_NOT_VERIFIED",
    "INVALID_BILLING_KEY",
    "NOT_SUBSCRIBED",
    "PAYMENT_IN_PROGRESS",
    "PAYMENT_NOT_SET_UP",
    "PAYMENT_UNAVAILABLE",
    "TERMS_CHANGED",
  ],
});

export const retryPayment = endpoint({
  method: "POST",
  path: "/api/billing/retry",
  summary: "Try the refused renewal again at once.",
  request: z.object({}),
  response: CardAnswer,
  errors: [...CHANGE_ERRORS, "NOT_SUBSCRIBED", "PAYMENT_IN_PROGRESS", "PAYMENT_NOT_SET_UP"],
});

export const acceptTerms = endpoint({
  method: "POST",
  path: "/api/billing/accept-terms",
  summary: "Agree to the terms of new subscriptions, as they were shown; they hold from the next payment on.",
  request: SubscriptionTerms,
  response: Billing,
  errors: [...CHANGE_ERRORS, "NOT_SUBSCRIBED", "TERMS_CHANGED"],
});

export const cancelSubscription = endpoint({
  method: "POST",
  path: "/api/billing/cancel",
  summary: "Stop the renewal; Pro lasts to the end of the paid month, and ends at once when none is paid.",
  request: z.object({}),
  response: Billing,
  errors: [...CHANGE_ERRORS, "NOT_SUBSCRIBED", "PAYMENT_IN_PROGRESS"],
});

export const resumeSubscription = endpoint({
  method: "POST",
  path: "/api/billing/resume",
  summary: "Take back the cancellation before the paid month ends.",
  request: z.object({}),
  response: Billing,
  errors: [...CHANGE_ERRORS, "NOT_SUBSCRIBED"],
});

export const Receipt = z.object({
  /** Shown to users, such as `20261121-000012`. */
  number: z.string(),
  status: z.enum(RECEIPT_STATES),
  paidAt: z.string(),
  refundedAt: z.string().nullable(),
  /** Null for a payment that came too late for its month and is refunded. */
  periodStartsAt: z.string().nullable(),
  periodEndsAt: z.string().nullable(),
  /** Credits of a pack bought once; null for a month of Pro. */
  credits: z.number().int().nullable(),
  totalWon: z.number().int(),
  supplyWon: z.number().int(),
  vatWon: z.number().int(),
  card: CardLabel,
  /** The card company's receipt, if it has one. */
  slipUrl: z.string().nullable(),
  /** True if the test gateway took the payment, so that nothing was charged. */
  isTest: z.boolean(),
});
export type Receipt = z.infer<typeof Receipt>;

export const listReceipts = endpoint({
  method: "GET",
  path: "/api/billing/receipts",
  summary: "The payments of the account, newest first, and who sells.",
  request: z.object({}),
  response: z.object({ receipts: z.array(Receipt), business: BusinessDetails }),
  errors: BILLING_ERRORS,
});

/** Behaviour of a card of the test gateway. */
export const TestCardBehaviour = z.enum([
  "ok",
  "refused",
  "refused-later",
  "no-answer",
  "charged-no-answer",
  "double-webhook",
  "late-webhook",
]);
export type TestCardBehaviour = z.infer<typeof TestCardBehaviour>;

/** Exists only where no real gateway is configured. */
export const issueTestCard = endpoint({
  method: "POST",
  path: "/api/billing/test-card",
  summary: "The test gateway's card window: stores a made-up card.",
  request: z.object({ behaviour: TestCardBehaviour }),
  response: z.object({ billingKey: z.string() }),
  errors: CHANGE_ERRORS,
});
