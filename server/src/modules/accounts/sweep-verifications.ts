import { lte } from "drizzle-orm";
import type { Database } from "../../db/connection.ts";
import { verifications } from "./tables.ts";

/** Deletes expired links, states and e-mail counts; the library does so only on look-up. */
export async function sweepVerifications({ db, now }: { db: Database; now: Date }): Promise<void> {
  await db.delete(verifications).where(lte(verifications.expiresAt, now));
}
