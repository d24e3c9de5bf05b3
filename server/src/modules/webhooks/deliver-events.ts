import { and, asc, eq, exists, gte, inArray, isNull, lt, lte, not, sql } from "drizzle-orm";
import type { Database, Queryable } from "../../db/connection.ts";
import { signWebhook } from "../../ports/webhook-signature.ts";
import { nextAttempt, ROUND_MS, type WebhookSecret } from "./rules.ts";
import { webhookEvents, webhooks } from "./tables.ts";

/** How many events one server delivers at the same time, and how long a receiver may take. */
const AT_ONCE = 10;
const TIMEOUT_MS = 10_000;
/** Longer than an attempt takes: what a server that dies has taken is tried again then. */
const TAKEN_MS = 60_000;
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** The receiver says that it is gone for good. */
const GONE = 410;

export interface DeliverParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly webhookSecret: WebhookSecret;
  /** Refuses private addresses at each connection. */
  readonly webhookFetch: typeof fetch;
}

type Due = Awaited<ReturnType<typeof takeDue>>[number];

/**
 * Delivers the events that are due, signed by the Standard Webhooks scheme; any status of 200 to 299 counts as delivered. A
 * webhook is switched off when its receiver is gone or has not answered for a day. Returns the number of attempts.
 */
export async function deliverEvents(parts: DeliverParts): Promise<number> {
  let attempts = 0;
  for (;;) {
    const due = await takeDue(parts.db, parts.now());
    await Promise.all(due.map((one) => attempt(parts, one)));
    attempts += due.length;
    if (due.length < AT_ONCE) return attempts;
  }
}

/** Owners take turns, so that nobody waits for the slow receivers of somebody else for longer than one attempt. */
async function takeDue(db: Database, now: Date) {
  const isDue = and(lte(webhookEvents.nextAt, now), isNull(webhooks.disabledAt));
  const { id, nextAt, webhookId } = webhookEvents;
  return db.transaction(async (tx) => {
    const turn = sql<number>`row_number() over (partition by ${webhooks.userId} order by ${nextAt})`.as("turn");
    const ofOwners = tx
      .select({ id, nextAt, turn })
      .from(webhookEvents)
      .innerJoin(webhooks, eq(webhooks.id, webhookId))
      .where(isDue)
      .as("of_owners");
    const first = tx
      .select({ id: ofOwners.id })
      .from(ofOwners)
      .orderBy(asc(ofOwners.turn), asc(ofOwners.nextAt))
      .limit(AT_ONCE);
    const due = await tx
      .select({ delivery: webhookEvents, url: webhooks.url })
      .from(webhookEvents)
      .innerJoin(webhooks, eq(webhooks.id, webhookId))
      .where(and(inArray(id, first), isDue))
      .for("update", { of: webhookEvents, skipLocked: true });
    for (const { delivery } of due) {
      await tx
        .update(webhookEvents)
        .set({
          attempts: sql`${webhookEvents.attempts} + 1`,
          triedAt: now,
          nextAt: new Date(now.getTime() + TAKEN_MS),
        })
        .where(eq(webhookEvents.id, delivery.id));
    }
    return due.map(({ delivery, url }) => ({ ...delivery, attempts: delivery.attempts + 1, triedAt: now, url }));
  });
}

async function attempt({ db, now, webhookSecret, webhookFetch }: DeliverParts, due: Due): Promise<void> {
  const status = await post(webhookFetch, due, signWebhook(webhookSecret(due.webhookId), { ...due, at: now() }));
  const isDelivered = status !== null && status >= 200 && status < 300;
  const nextAt = isDelivered || status === GONE ? null : nextAttempt(due.attempts, now());
  await db.transaction(async (tx) => {
    // Its owner may switch it at the same time.
    const own = eq(webhooks.id, due.webhookId);
    await tx.select({ id: webhooks.id }).from(webhooks).where(own).for("update");
    const { id, attempts, triedAt } = webhookEvents;
    const settled = await tx
      .update(webhookEvents)
      .set({ status, nextAt, deliveredAt: isDelivered ? now() : null })
      .where(and(eq(id, due.id), eq(attempts, due.attempts), eq(triedAt, due.triedAt)))
      .returning({ id });
    // A round that began meanwhile decides instead.
    if (settled.length === 0 || isDelivered || nextAt !== null) return;
    const isSilent = status === GONE ? undefined : not(exists(deliveredSince(tx, due.webhookId, now())));
    await tx
      .update(webhooks)
      .set({ disabledAt: now() })
      .where(and(own, isNull(webhooks.disabledAt), isSilent));
  });
}

/** What the receiver has taken while an event was tried: it is there, and only this event is not for it. */
function deliveredSince(tx: Queryable, webhookId: string, now: Date) {
  const since = new Date(now.getTime() - ROUND_MS);
  return tx
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(and(eq(webhookEvents.webhookId, webhookId), gte(webhookEvents.deliveredAt, since)));
}

/** The status of the answer, which is not read; null without one. */
async function post(webhookFetch: typeof fetch, { url, body }: Due, signature: Record<string, string>) {
  try {
    const answer = await webhookFetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": "geulgyeol-webhooks", ...signature },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    // The reason may name addresses inside a network, and nobody but the receiver can mend it.
    return null;
  }
}

/** Deletes deliveries that are over for a week. Returns their number. */
export async function sweepDeliveries({ db, now }: { db: Database; now: Date }): Promise<number> {
  const old = new Date(now.getTime() - KEPT_MS);
  const gone = await db
    .delete(webhookEvents)
    .where(lt(webhookEvents.createdAt, old))
    .returning({ id: webhookEvents.id });
  return gone.length;
}
