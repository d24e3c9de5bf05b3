import type { SpaceRetention } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import type { Database, Transaction } from "../../db/connection.ts";
import { renameAccount, savePreferences } from "../accounts/index.ts";
import { logInSpace } from "./log-in-space.ts";
import { lockSpace } from "./queries.ts";
import { spaces } from "./tables.ts";

/** What the account of a space keeps by itself, apart from what its classes decide. */
const KEPT = { "term-end": "unlimited", "30-days": "30-days", class: "unlimited" } as const;

/** Called in the transaction in which a space sets how long texts may be kept. */
export type OnSpaceRetention = (tx: Transaction, spaceId: string, retention: SpaceRetention) => Promise<void>;

/** Renames the space, or sets how long texts may be kept in it. */
export async function changeSpace(
  { db, now, onSpaceRetention }: { db: Database; now: Date; onSpaceRetention: OnSpaceRetention },
  {
    spaceId,
    userId,
    name,
    retention,
  }: {
    spaceId: string;
    userId: string;
    name?: string | undefined;
    retention?: SpaceRetention | undefined;
  },
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockSpace(tx, spaceId, userId, "changeSpace");
    if (name !== undefined) {
      await renameAccount(tx, spaceId, name);
      await logInSpace(tx, { spaceId, userId, action: "space-renamed", subject: name, now });
    }
    if (retention === undefined || retention === before.retention) return;
    await tx.update(spaces).set({ retention }).where(eq(spaces.id, spaceId));
    await onSpaceRetention(tx, spaceId, retention);
    await savePreferences({ db: tx, now }, spaceId, { historyRetention: KEPT[retention] });
    await logInSpace(tx, { spaceId, userId, action: "retention-changed", subject: retention, now });
  });
}
