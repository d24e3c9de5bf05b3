import { z } from "zod";
import { endpoint } from "../api/endpoint.ts";
import type { ErrorCode } from "../errors.ts";
import { WEBHOOK_URL_MAX_CHARS } from "../limits.ts";

const READING = ["LOGIN_REQUIRED", "CONSENT_PENDING", "RATE_LIMITED", "INTERNAL_ERROR"] as const;
const CHANGING = [...READING, "INVALID_REQUEST", "FORBIDDEN_ORIGIN"] as const satisfies readonly ErrorCode[];
const SENDING = [
  ...CHANGING,
  "INVALID_JSON",
  "INVALID_UNICODE",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
] as const satisfies readonly ErrorCode[];

/** ISO 8601, UTC. */
const Moment = z.string();
const Id = z.string().regex(/^[\w-]{1,64}$/);

/** An address that is told when a batch is judged. */
export const Webhook = z.object({
  id: z.string(),
  url: z.string(),
  createdAt: Moment,
  /** When it was switched off, because its receiver said so (410) or did not answer for a day; null while it is on. */
  disabledAt: Moment.nullable(),
  /** The last delivery that was tried; null before the first. */
  lastDelivery: z
    .object({
      at: Moment,
      isDelivered: z.boolean(),
      /** HTTP status of the receiver; null if there was no answer. */
      status: z.number().int().nullable(),
    })
    .nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

/** What is delivered: no text, no name, only what to ask for. */
export const WebhookEvent = z.object({
  type: z.enum(["batch.judged", "test"]),
  timestamp: Moment,
  data: z.object({
    batchId: z.string().nullable(),
    judged: z.number().int().nonnegative(),
    failed: z.number().int().nonnegative(),
  }),
});
export type WebhookEvent = z.infer<typeof WebhookEvent>;

export const createWebhook = endpoint({
  method: "POST",
  path: "/api/webhooks",
  summary: "Have an address told when a batch is judged (Pro). The answer is the only place where its secret stands.",
  request: z.object({ url: z.string().min(1).max(WEBHOOK_URL_MAX_CHARS) }),
  response: z.object({ webhook: Webhook, secret: z.string() }),
  errors: [...SENDING, "PRO_REQUIRED", "WEBHOOK_LIMIT", "WEBHOOK_URL_REFUSED"],
  apiScope: "analyse",
});

export const listWebhooks = endpoint({
  method: "GET",
  path: "/api/webhooks",
  summary: "One's own webhooks, the oldest first; never their secrets.",
  request: z.object({}),
  response: z.object({ webhooks: z.array(Webhook) }),
  errors: READING,
  apiScope: "analyse",
});

export const deleteWebhook = endpoint({
  method: "DELETE",
  path: "/api/webhooks",
  summary: "Delete one of one's own webhooks, with what was not delivered yet.",
  request: z.object({ id: Id }),
  response: z.object({}),
  errors: [...CHANGING, "NOT_FOUND"],
  apiScope: "analyse",
});

export const testWebhook = endpoint({
  method: "POST",
  path: "/api/webhooks/test",
  summary: "Deliver an event of type `test` to one of one's own webhooks.",
  request: z.object({ id: Id }),
  response: z.object({}),
  errors: [...SENDING, "NOT_FOUND"],
  apiScope: "analyse",
});
