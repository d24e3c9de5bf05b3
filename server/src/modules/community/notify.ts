import type { NotificationKind } from "@geulgyeol/contract";
import { and, desc, eq, lt } from "drizzle-orm";
import type { Transaction } from "../../db/connection.ts";
import { communityNotifications } from "./tables.ts";

/** Maximum per user; older ones are deleted when a new one arrives. */
const MAX_NOTIFICATIONS = 200;

export interface NewNotification {
  readonly kind: NotificationKind;
  readonly postId: string;
  readonly commentId: string | null;
  readonly reason: string | null;
  readonly now: Date;
}

/** Notifies a user in the transaction of the event. */
export async function notify(tx: Transaction, userId: string, { now, ...news }: NewNotification): Promise<void> {
  await tx.insert(communityNotifications).values({ ...news, userId, createdAt: now });
  const [oldest] = await tx
    .select({ sequence: communityNotifications.sequence })
    .from(communityNotifications)
    .where(eq(communityNotifications.userId, userId))
    .orderBy(desc(communityNotifications.sequence))
    .offset(MAX_NOTIFICATIONS - 1)
    .limit(1);
  if (oldest === undefined) return;
  const older = and(eq(communityNotifications.userId, userId), lt(communityNotifications.sequence, oldest.sequence));
  await tx.delete(communityNotifications).where(older);
}
