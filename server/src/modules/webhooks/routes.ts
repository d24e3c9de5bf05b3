import * as contract from "@geulgyeol/contract";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../http/register-endpoint.ts";
import { createWebhook } from "./create-webhook.ts";
import type { DeliverParts } from "./deliver-events.ts";
import { deleteWebhook, listWebhooks, testWebhook } from "./own-webhooks.ts";

export function webhookRoutes(app: FastifyInstance, { db, now, webhookSecret }: DeliverParts): void {
  registerEndpoint(app, contract.createWebhook, ({ input, user }) =>
    createWebhook({ db, now: now(), webhookSecret }, user.id, input.url),
  );
  registerEndpoint(app, contract.listWebhooks, async ({ user }) => ({ webhooks: await listWebhooks(db, user.id) }));
  registerEndpoint(app, contract.deleteWebhook, async ({ input, user }) => {
    await deleteWebhook(db, user.id, input.id);
    return {};
  });
  registerEndpoint(app, contract.testWebhook, async ({ input, user }) => {
    await testWebhook({ db, now: now() }, user.id, input.id);
    return {};
  });
}
