import { randomUUID } from "node:crypto";
import { refusalOf, WEBHOOKS_PER_USER, type Webhook } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { countOwn, readPlan } from "../accounts/index.ts";
import { mayCall, toWebhook, type WebhookSecret } from "./rules.ts";
import { webhooks } from "./tables.ts";

interface Parts {
  readonly db: Database;
  readonly now: Date;
  readonly webhookSecret: WebhookSecret;
}

/** Makes a webhook and returns its secret, once. Throws `PRO_REQUIRED`, `WEBHOOK_URL_REFUSED`, `WEBHOOK_LIMIT`. */
export async function createWebhook(
  { db, now, webhookSecret }: Parts,
  userId: string,
  url: string,
): Promise<{ webhook: Webhook; secret: string }> {
  const refusal = refusalOf("useApiKeys", (await readPlan(db, userId, now)).kind);
  if (refusal !== null) throw new AppError(refusal);
  if (!mayCall(url)) throw new AppError("WEBHOOK_URL_REFUSED");
  const row = { id: randomUUID(), userId, url, createdAt: now, disabledAt: null };
  await db.transaction(async (tx) => {
    const own = await countOwn(tx, userId, webhooks, eq(webhooks.userId, userId));
    if (own >= WEBHOOKS_PER_USER) throw new AppError("WEBHOOK_LIMIT");
    await tx.insert(webhooks).values(row);
  });
  return { webhook: toWebhook(row, null), secret: webhookSecret(row.id) };
}
