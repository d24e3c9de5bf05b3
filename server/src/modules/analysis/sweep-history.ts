import { REVISION_WINDOW_MS } from "@geulgyeol/contract";
import { and, inArray, lt } from "drizzle-orm";
import type { Database } from "../../db/connection.ts";
import { ownersKeeping } from "../accounts/index.ts";
import { analyses } from "./tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is older goes. Who keeps no history still has a day, in which changing the text costs nothing. */
const KEPT_MS = { off: REVISION_WINDOW_MS, "30-days": 30 * DAY_MS } as const;

/** Deletes the analyses that their owners have chosen not to keep so long. Returns how many. */
export async function sweepHistory({ db, now }: { db: Database; now: Date }): Promise<number> {
  let count = 0;
  for (const choice of ["off", "30-days"] as const) {
    const before = new Date(now.getTime() - KEPT_MS[choice]);
    const gone = await db
      .delete(analyses)
      .where(and(inArray(analyses.userId, ownersKeeping(db, choice)), lt(analyses.createdAt, before)))
      .returning({ id: analyses.id });
    count += gone.length;
  }
  return count;
}
