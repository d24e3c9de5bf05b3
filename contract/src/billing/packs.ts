import { z } from "zod";
import { endpoint } from "../api/endpoint.ts";
import { PaymentOutcome } from "./billing.ts";

/** Price (VAT included) and credits of a pack. */
export const PackTerms = z.object({
  priceWon: z.number().int().positive().max(10_000_000),
  credits: z.number().int().positive().max(1_000_000),
});
export type PackTerms = z.infer<typeof PackTerms>;

/** A card from the gateway's window, and the terms that were shown with it. */
export const PackOrder = z.object({
  /** What the gateway's window returned. The same key buys one pack, however often it is sent. */
  billingKey: z.string().min(1).max(300),
  /** Charged only if they equal the offer. */
  terms: PackTerms,
});
export type PackOrder = z.infer<typeof PackOrder>;

export const PackAnswer = z.object({
  outcome: PaymentOutcome.extract(["paid", "declined", "checking"]),
  /** The card company's own sentence about a refusal. */
  message: z.string().nullable(),
});
export type PackAnswer = z.infer<typeof PackAnswer>;

/** Credits that were bought once. Times are ISO 8601, UTC. */
export const CreditPack = z.object({
  id: z.string(),
  credits: z.number().int().positive(),
  /** Not yet used; the pack that ends first is used first. */
  left: z.number().int().nonnegative(),
  boughtAt: z.string(),
  expiresAt: z.string(),
});
export type CreditPack = z.infer<typeof CreditPack>;

export const Packs = z.object({
  /** Those that have not ended, in the order in which they are used. */
  packs: z.array(CreditPack),
  offer: PackTerms,
  /** A payment was sent and its result is being looked up. */
  isChecking: z.boolean(),
});
export type Packs = z.infer<typeof Packs>;

export const readPacks = endpoint({
  method: "GET",
  path: "/api/billing/packs",
  summary: "Packs of credits of the account, and what one costs.",
  request: z.object({}),
  response: Packs,
  errors: ["LOGIN_REQUIRED", "RATE_LIMITED", "INTERNAL_ERROR"],
});

export const PACK_ORDER_ERRORS = [
  "LOGIN_REQUIRED",
  "INVALID_JSON",
  "INVALID_REQUEST",
  "FORBIDDEN_ORIGIN",
  "EMAIL_NOT_VERIFIED",
  "INVALID_BILLING_KEY",
  "PAYMENT_NOT_SET_UP",
  "PAYMENT_UNAVAILABLE",
  "TERMS_CHANGED",
  "RATE_LIMITED",
  "INTERNAL_ERROR",
] as const;

export const buyPack = endpoint({
  method: "POST",
  path: "/api/billing/packs",
  summary: "Buy a pack of credits once, with a card that the gateway's window has stored; the card is then deleted.",
  request: PackOrder,
  response: PackAnswer,
  errors: PACK_ORDER_ERRORS,
});
