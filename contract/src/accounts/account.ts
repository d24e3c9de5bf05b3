import { z } from "zod";
import { endpoint } from "../api/endpoint.ts";
import { BusinessDetails } from "../billing/business.ts";
import { eachProvider } from "./providers.ts";

export const SubscriptionStatus = z.enum(["none", "active"]);

export const CurrentUser = z.object({
  user: z.object({
    id: z.string(),
    name: z.string(),
    /** Null if the account's provider gave none. */
    email: z.string().nullable(),
    emailVerified: z.boolean(),
    /** Address of the picture at the user's sign-in provider; null if there is none. */
    image: z.string().nullable(),
    subscriptionStatus: SubscriptionStatus,
  }),
  credits: z.object({
    /** Allowance, packs and bonus together. */
    remaining: z.number().int().nonnegative(),
    /** 3, or the monthly credits of the subscription; never raised by bonus credits. */
    max: z.number().int().positive(),
    bonus: z.number().int().nonnegative(),
    /** What is left of bought packs, used after the allowance and before bonus credits. */
    pack: z.number().int().nonnegative(),
    /** ISO 8601, UTC: when the allowance is renewed. */
    resetAt: z.string(),
  }),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const me = endpoint({
  method: "GET",
  path: "/api/user/me",
  summary: "The signed-in user and the remaining credits.",
  request: z.object({}),
  response: CurrentUser,
  errors: ["LOGIN_REQUIRED", "RATE_LIMITED", "INTERNAL_ERROR"],
});

/** The operator's id and the provider's name of a language model. */
const NamedModel = z.object({ id: z.string(), model: z.string() });

/** Settings that the sign-in page needs before sign-in. */
export const PublicSettings = z.object({
  signIn: z.object({ email: z.boolean(), ...eachProvider(() => z.boolean()) }),
  version: z.string(),
  modelVersion: z.string(),
  /** The operator and seller of this server; null if not configured. */
  business: BusinessDetails.nullable(),
  /** Whether Pro can be bought here: a payment gateway, or the test gateway, is configured. */
  sellsPro: z.boolean(),
  /** Connected language models, in order of use; if empty, only the built-in parts work. */
  languageModels: z.object({ edit: z.array(NamedModel), judge: z.array(NamedModel) }),
});
export type PublicSettings = z.infer<typeof PublicSettings>;

export const publicSettings = endpoint({
  method: "GET",
  path: "/api/settings",
  summary: "Public settings of this server.",
  request: z.object({}),
  response: PublicSettings,
  errors: ["INTERNAL_ERROR"],
});
