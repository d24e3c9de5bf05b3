import { FREE_HISTORY_VISIBLE } from "@geulgyeol/contract";
import { and, desc, eq, isNull } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { readPlan } from "../accounts/index.ts";
import { historyEntries } from "./tables.ts";

/** The first sequence visible to the user's plan: 0 for Pro, that of the 30th newest for free. */
export async function visibleFrom({ db, now }: { db: Queryable; now: Date }, userId: string): Promise<number> {
  if ((await readPlan(db, userId, now)).kind === "pro") return 0;
  const [oldest] = await db
    .select({ sequence: historyEntries.sequence })
    .from(historyEntries)
    .where(and(eq(historyEntries.userId, userId), isNull(historyEntries.batchId)))
    .orderBy(desc(historyEntries.createdAt), desc(historyEntries.sequence))
    .offset(FREE_HISTORY_VISIBLE - 1)
    .limit(1);
  return oldest?.sequence ?? 0;
}
