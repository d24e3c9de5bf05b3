import * as contract from "@geulgyeol/contract";
import type { FastifyInstance } from "fastify";
import { createRateLimit, MINUTE_MS, userKey } from "../../http/rate-limits.ts";
import { registerEndpoint } from "../../http/register-endpoint.ts";
import { createWebhook } from "./create-webhook.ts";
import type { DeliverParts } from "./deliver-events.ts";
import { listDeliveries, resendDelivery } from "./own-deliveries.ts";
import { deleteWebhook, listWebhooks, switchWebhook, testWebhook } from "./own-webhooks.ts";

export const webhookLimits = { webhookSendsPerMinute: contract.WEBHOOK_SENDS_PER_MINUTE };

export interface WebhookParts extends DeliverParts {
  readonly limits: typeof webhookLimits;
}

export function webhookRoutes(app: FastifyInstance, { db, now, webhookSecret, limits }: WebhookParts): void {
  // Each of them becomes a request to somebody's server.
  const sending = createRateLimit(app, {
    name: "webhook-sends",
    max: limits.webhookSendsPerMinute,
    windowMs: MINUTE_MS,
    key: userKey,
  });
  registerEndpoint(app, contract.createWebhook, ({ input, user }) =>
    createWebhook({ db, now: now(), webhookSecret }, user.id, input.url),
  );
  registerEndpoint(app, contract.listWebhooks, async ({ user }) => ({ webhooks: await listWebhooks(db, user.id) }));
  registerEndpoint(app, contract.deleteWebhook, async ({ input, user }) => {
    await deleteWebhook(db, user.id, input.id);
    return {};
  });
  registerEndpoint(app, contract.switchWebhook, async ({ input, user }) => {
    await switchWebhook({ db, now: now() }, user.id, input);
    return {};
  });
  registerEndpoint(
    app,
    contract.testWebhook,
    async ({ input, user }) => {
      await testWebhook({ db, now: now() }, user.id, input.id);
      return {};
    },
    { limit: sending },
  );
  registerEndpoint(app, contract.listWebhookDeliveries, async ({ input, user }) => ({
    deliveries: await listDeliveries(db, user.id, input.id),
  }));
  registerEndpoint(
    app,
    contract.resendWebhookDelivery,
    async ({ input, user }) => {
      await resendDelivery({ db, now: now() }, user.id, input.id);
      return {};
    },
    { limit: sending },
  );
}
