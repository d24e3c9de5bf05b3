import type { DataExporter } from "../../module.ts";
import { listWebhooks } from "./own-webhooks.ts";

export const webhookExporters: readonly DataExporter[] = [
  {
    file: "webhooks.json",
    async *rows(db, userId) {
      yield* await listWebhooks(db, userId);
    },
  },
];
