import { sql } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/connection.ts";
import { verifications } from "./tables.ts";

interface Counted {
  /** What is counted. Never an address, a name or a secret in the clear. */
  readonly identifier: string;
  readonly most: number;
  readonly windowMs: number;
  readonly now: Date;
  /** Instead of the usual message, for people who have to wait long. */
  readonly sentence?: string;
}

/**
 * Counts one more, in the database: all nodes count together, and within a transaction only what succeeds. Throws
 * `RATE_LIMITED` if it is more than the most within the window, which begins with the first.
 */
export async function countWithin(
  db: Queryable,
  { identifier, most, windowMs, now, sentence }: Counted,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + windowMs);
  const isOver = sql`${verifications.expiresAt} <= ${now.toISOString()}::timestamptz`;
  const [counter] = await db
    .insert(verifications)
    .values({ id: identifier, identifier, value: "1", expiresAt })
    .onConflictDoUpdate({
      target: verifications.id,
      set: {
        value: sql`case when ${isOver} then '1' else (${verifications.value}::int + 1)::text end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${verifications.expiresAt} end`,
      },
    })
    .returning({ times: verifications.value, endsAt: verifications.expiresAt });
  if (counter === undefined || Number(counter.times) <= most) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((counter.endsAt.getTime() - now.getTime()) / 1000));
  throw new AppError("RATE_LIMITED", { retryAfterSeconds, ...(sentence !== undefined && { sentence }) });
}
