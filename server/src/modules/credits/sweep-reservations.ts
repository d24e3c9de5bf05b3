import { and, asc, eq, lte } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { releaseReservation } from "./end-reservation.ts";
import { lockCredits } from "./lock-credits.ts";
import { creditReservations } from "./tables.ts";

/** Maximum reservations per sweep; the next one continues. */
const SWEEP_SIZE = 500;

/**
 * Releases expired reservations, left by a server that died. Each has its own transaction under its user's lock, so
 * that several servers may sweep. Returns the number checked.
 */
export async function sweepReservations({ db, now }: { db: Database; now: Date }): Promise<number> {
  const over = await db
    .select({ id: creditReservations.id, userId: creditReservations.userId })
    .from(creditReservations)
    .where(and(eq(creditReservations.status, "held"), lte(creditReservations.expiresAt, now)))
    .orderBy(asc(creditReservations.expiresAt))
    .limit(SWEEP_SIZE);
  for (const { id, userId } of over) {
    const release = db.transaction(async (tx) => releaseReservation(tx, await lockCredits(tx, userId, now), id, now));
    await release.catch((error: unknown) => {
      // Reservations of users deleted meanwhile are gone; others remain.
      if (!(error instanceof AppError && error.code === "LOGIN_REQUIRED")) throw error;
    });
  }
  return over.length;
}
