import { lte } from "drizzle-orm";
import type { Database } from "../../db/connection.ts";
import { verifications } from "./tables.ts";

/** Deletes links, states and counts of e-mails whose time is over; the library does so only when it looks one up. */
export async function sweepVerifications({ db, now }: { db: Database; now: Date }): Promise<void> {
  await db.delete(verifications).where(lte(verifications.expiresAt, now));
}
