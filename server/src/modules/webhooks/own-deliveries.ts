import { type ListedDelivery, WEBHOOK_DELIVERIES_LISTED } from "@geulgyeol/contract";
import { and, desc, eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { switchWebhook } from "./own-webhooks.ts";
import { firstRound, toListedDelivery } from "./rules.ts";
import { webhookEvents, webhooks } from "./tables.ts";

/** The newest deliveries of one of the owner's webhooks. Throws `NOT_FOUND`. */
export async function listDeliveries(db: Database, userId: string, webhookId: string): Promise<ListedDelivery[]> {
  const own = and(eq(webhooks.id, webhookId), eq(webhooks.userId, userId));
  const [webhook] = await db.select({ id: webhooks.id }).from(webhooks).where(own);
  if (webhook === undefined) throw new AppError("NOT_FOUND");
  const rows = await db
    .select()
    .from(webhookEvents)
    .where(eq(webhookEvents.webhookId, webhook.id))
    .orderBy(desc(webhookEvents.createdAt), desc(webhookEvents.id))
    .limit(WEBHOOK_DELIVERIES_LISTED);
  return rows.map(toListedDelivery);
}

/**
 * Delivers an event to its owner's webhook once more, from the first attempt on. It keeps its id, by which a receiver that has
 * dealt with it knows it. Throws `NOT_FOUND`.
 */
export async function resendDelivery(parts: { db: Database; now: Date }, userId: string, id: string): Promise<void> {
  const { db, now } = parts;
  const [found] = await db
    .select({ webhookId: webhooks.id })
    .from(webhookEvents)
    .innerJoin(webhooks, eq(webhooks.id, webhookEvents.webhookId))
    .where(and(eq(webhookEvents.id, id), eq(webhooks.userId, userId)));
  if (found === undefined) throw new AppError("NOT_FOUND");
  await switchWebhook(parts, userId, { id: found.webhookId, isOn: true });
  await db.update(webhookEvents).set(firstRound(now)).where(eq(webhookEvents.id, id));
}
