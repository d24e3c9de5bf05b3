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
  /** When its owner paused it, its receiver said that it is gone (410) or did not answer for a day; null while it is on. */
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

export const WebhookDeliveryState = z.enum(["waiting", "delivered", "failed"]);
export type WebhookDeliveryState = z.infer<typeof WebhookDeliveryState>;

/** What became of one event at one webhook. */
export const ListedDelivery = z.object({
  /** The `webhook-id` by which the receiver recognises a repeat. */
  id: z.string(),
  type: WebhookEvent.shape.type,
  batchId: z.string().nullable(),
  createdAt: Moment,
  /** `failed` is tried no more by itself. */
  state: WebhookDeliveryState,
  attempts: z.number().int().nonnegative(),
  /** Of the last attempt; null before the first. */
  triedAt: Moment.nullable(),
  /** HTTP status of the last answer; null if there was none. */
  status: z.number().int().nullable(),
  /** When it is tried next; null if it is not. */
  nextAt: Moment.nullable(),
});
export type ListedDelivery = z.infer<typeof ListedDelivery>;

export const createWebhook = endpoint({
  method: "POST",
  path: "/api/webhooks",
  summary: "Have an address told when a batch is judged (Pro). The answer is the only place where its secret stands.",
  request: z.object({ url: z.string().min(1).max(WEBHOOK_URL_MAX_CHARS) }),
  response: z.object({ webhook: Webhook, secret: z.string() }),
  errors: [...SENDING, "PRO_REQUIRED", "WEBHOOK_LIMIT", "WEBHOOK_URL_REFUSED"],
  apiScopes: ["analyse"],
});

export const listWebhooks = endpoint({
  method: "GET",
  path: "/api/webhooks",
  summary: "One's own webhooks, the oldest first; never their secrets.",
  request: z.object({}),
  response: z.object({ webhooks: z.array(Webhook) }),
  errors: READING,
  apiScopes: ["analyse"],
});

export const deleteWebhook = endpoint({
  method: "DELETE",
  path: "/api/webhooks",
  summary: "Delete one of one's own webhooks, with what was not delivered yet.",
  request: z.object({ id: Id }),
  response: z.object({}),
  errors: [...CHANGING, "NOT_FOUND"],
  apiScopes: ["analyse"],
});

export const testWebhook = endpoint({
  method: "POST",
  path: "/api/webhooks/test",
  summary: "Deliver an event of type `test` to one of one's own webhooks, and switch it on if it was off.",
  request: z.object({ id: Id }),
  response: z.object({}),
  errors: [...SENDING, "NOT_FOUND"],
  apiScopes: ["analyse"],
});

export const switchWebhook = endpoint({
  method: "PATCH",
  path: "/api/webhooks",
  summary: "Pause one of one's own webhooks, or go on. What ends while it is paused is not told afterwards.",
  request: z.object({ id: Id, isOn: z.boolean() }),
  response: z.object({}),
  errors: [...SENDING, "NOT_FOUND"],
  apiScopes: ["analyse"],
});

export const listWebhookDeliveries = endpoint({
  method: "GET",
  path: "/api/webhooks/deliveries",
  summary: "The newest deliveries of one of one's own webhooks. They are kept for a week.",
  request: z.object({ id: Id }),
  response: z.object({ deliveries: z.array(ListedDelivery) }),
  errors: [...READING, "INVALID_REQUEST", "NOT_FOUND"],
  apiScopes: ["analyse"],
});

export const resendWebhookDelivery = endpoint({
  method: "POST",
  path: "/api/webhooks/deliveries/resend",
  summary: "Deliver an event once more, with the same id, and switch its webhook on if it was off.",
  request: z.object({ id: Id }),
  response: z.object({}),
  errors: [...SENDING, "NOT_FOUND"],
  apiScopes: ["analyse"],
});
