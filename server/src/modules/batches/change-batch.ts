import type { Batch } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/connection.ts";
import { findListedBatch, withCount } from "./queries.ts";
import { batches } from "./tables.ts";

interface Changes {
  readonly name?: string | undefined;
  readonly question?: string | undefined;
  readonly isPaused?: boolean | undefined;
  readonly deletesAt?: Date | null | undefined;
}

/** Changes one of the owner's batches; absent fields stay. Going on also tries at once what waits. Throws `NOT_FOUND`. */
export async function changeBatch(
  { db, now }: { db: Queryable; now: Date },
  ownerId: string,
  { id, name, question, isPaused, deletesAt }: Changes & { readonly id: string },
): Promise<Batch> {
  const row = await findListedBatch(db, ownerId, id);
  const set = {
    ...(name !== undefined && { name: name.normalize("NFC") }),
    ...(question !== undefined && { question }),
    ...(deletesAt !== undefined && { deletesAt }),
    ...(isPaused !== undefined && { pausedAt: isPaused ? (row.pausedAt ?? now) : null }),
    ...(isPaused === false && { stoppedBy: null, retryAt: null }),
  };
  if (Object.keys(set).length === 0) return withCount(db, row);
  const [changed] = await db.update(batches).set(set).where(eq(batches.id, id)).returning();
  if (changed === undefined) throw new AppError("NOT_FOUND");
  return withCount(db, changed);
}
