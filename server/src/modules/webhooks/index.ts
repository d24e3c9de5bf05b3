import type { ServerModule } from "../../module.ts";
import { announceBatches } from "./announce-batches.ts";
import { webhookExporters } from "./data-exporters.ts";
import { deliverEvents, sweepDeliveries } from "./deliver-events.ts";
import { type WebhookParts, webhookLimits, webhookRoutes } from "./routes.ts";
import * as tables from "./tables.ts";

export { createWebhookSecret } from "./rules.ts";

const LOOK_EVERY_MS = 5_000;
const HOUR_MS = 60 * 60 * 1000;

export const webhooksModule = {
  id: "webhooks",
  uses: {
    accounts: "a webhook belongs to an account, whose plan allows it",
    batches: "it is told when a batch is judged",
  },
  tables,
  exporters: webhookExporters,
  limits: webhookLimits,
  routes: webhookRoutes,
  sweeps: (parts) => [
    {
      name: "announce judged batches",
      everyMs: LOOK_EVERY_MS,
      work: () => announceBatches({ db: parts.db, now: parts.now() }),
    },
    {
      name: "deliver events to webhooks",
      everyMs: LOOK_EVERY_MS,
      isApart: true,
      work: () => deliverEvents(parts),
    },
    {
      name: "delete old deliveries",
      everyMs: HOUR_MS,
      work: () => sweepDeliveries({ db: parts.db, now: parts.now() }),
    },
  ],
} satisfies ServerModule<WebhookParts>;
