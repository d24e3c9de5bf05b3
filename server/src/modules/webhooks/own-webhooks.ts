import { randomUUID } from "node:crypto";
import type { Webhook, WebhookEvent } from "@geulgyeol/contract";
import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { firstRound, toWebhook } from "./rules.ts";
import { webhookEvents, webhooks } from "./tables.ts";

/** The owner's webhooks, the oldest first, each with its last delivery. */
export async function listWebhooks(db: Database, userId: string): Promise<Webhook[]> {
  const rows = await db.select().from(webhooks).where(eq(webhooks.userId, userId)).orderBy(asc(webhooks.createdAt));
  const last = await db
    .selectDistinctOn([webhookEvents.webhookId])
    .from(webhookEvents)
    .innerJoin(webhooks, eq(webhooks.id, webhookEvents.webhookId))
    .where(eq(webhooks.userId, userId))
    .orderBy(webhookEvents.webhookId, sql`${webhookEvents.triedAt} desc nulls last`);
  return rows.map((row) => {
    const found = last.find(({ webhooks: { id } }) => id === row.id);
    return toWebhook(row, found?.webhook_events ?? null);
  });
}

/** Deletes one of the owner's webhooks with its deliveries. Throws `NOT_FOUND`. */
export async function deleteWebhook(db: Database, userId: string, id: string): Promise<void> {
  const gone = await db
    .delete(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.userId, userId)))
    .returning({ id: webhooks.id });
  if (gone.length === 0) throw new AppError("NOT_FOUND");
}

/**
 * Pauses one of the owner's webhooks or lets it go on. What waits is then delivered, from the first attempt on, so that an old
 * event does not soon switch it off again. Throws `NOT_FOUND`.
 */
export async function switchWebhook(
  { db, now }: { db: Database; now: Date },
  userId: string,
  { id, isOn }: { id: string; isOn: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = and(eq(webhooks.id, id), eq(webhooks.userId, userId));
    const [found] = await tx.select({ disabledAt: webhooks.disabledAt }).from(webhooks).where(own).for("update");
    if (found === undefined) throw new AppError("NOT_FOUND");
    // One that is off keeps the time since when.
    if (isOn === (found.disabledAt === null)) return;
    await tx
      .update(webhooks)
      .set({ disabledAt: isOn ? null : now })
      .where(own);
    if (!isOn) return;
    const waiting = and(eq(webhookEvents.webhookId, id), isNotNull(webhookEvents.nextAt));
    await tx.update(webhookEvents).set(firstRound(now)).where(waiting);
  });
}

/** Sends a `test` event to one of the owner's webhooks, also to one that was switched off, which it switches on. */
export async function testWebhook(parts: { db: Database; now: Date }, userId: string, id: string): Promise<void> {
  const { db, now } = parts;
  await switchWebhook(parts, userId, { id, isOn: true });
  const data = { batchId: null, judged: 0, failed: 0 };
  await db.insert(webhookEvents).values(newEvent(id, { type: "test", timestamp: now.toISOString(), data }, now));
}

export function newEvent(webhookId: string, event: WebhookEvent, now: Date) {
  return { id: `evt_${randomUUID()}`, webhookId, body: JSON.stringify(event), createdAt: now, nextAt: now };
}
