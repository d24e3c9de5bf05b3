import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../db/connection.ts";
import { type LockedCredits, type Move, moveCredits } from "./move-credits.ts";
import { isSamePeriod, splitCost } from "./rules.ts";
import { spendCredits } from "./spend-credits.ts";
import { creditReservations } from "./tables.ts";

type Reservation = typeof creditReservations.$inferSelect;

/**
 * Ends a reservation by paying `cost` (0 to what was reserved) for the analysis `reference`, in the transaction that stores
 * it; the rest is given back. When the sweep was faster, the cost is spent like any other.
 *
 * Throws `INSUFFICIENT_CREDITS` in that last case, `RangeError` for a cost above the reservation, and `Error` for a
 * reservation that was settled before or is not this user's.
 */
export async function settleReservation(
  tx: Transaction,
  held: LockedCredits,
  reservationId: string,
  { cost, reference, now }: { cost: number; reference: string; now: Date },
): Promise<LockedCredits> {
  const reservation = await find(tx, held.userId, reservationId);
  if (reservation === undefined || reservation.status === "settled") {
    throw new Error("There is no reservation to settle.");
  }
  const kept = splitCost(reservation, cost);
  if (kept === null) throw new RangeError(`${cost} credits are more than were reserved.`);
  if (reservation.status === "released") {
    return cost === 0 ? held : spendCredits(tx, held, { cost, reference, now });
  }
  await end(tx, reservationId, { status: "settled", reference, endedAt: now });
  return giveBack(tx, held, reservation, kept, now);
}

/** Gives a reservation back because its action failed. Does nothing when it has ended already, so it may stand in a `finally`. */
export async function releaseReservation(
  tx: Transaction,
  held: LockedCredits,
  reservationId: string,
  now: Date,
): Promise<LockedCredits> {
  const reservation = await find(tx, held.userId, reservationId);
  if (reservation?.status !== "held") return held;
  await end(tx, reservationId, { status: "released", endedAt: now });
  return giveBack(tx, held, reservation, { allowance: 0, bonus: 0 }, now);
}

/**
 * Returns what was reserved and is not `kept`. Allowance of a day or month that is over is put away with what else was left
 * of it: a reservation must not carry credits past the moment at which they would have expired.
 */
async function giveBack(
  tx: Transaction,
  held: LockedCredits,
  reservation: Reservation,
  kept: { readonly allowance: number; readonly bonus: number },
  now: Date,
): Promise<LockedCredits> {
  const period = { plan: reservation.allowancePlan, since: reservation.allowanceSince };
  const amount = reservation.allowance - kept.allowance;
  const entry = { reason: "reservation-returned", reservationId: reservation.id } as const;
  const moves: Move[] = [
    { ...entry, bucket: "allowance", amount, period },
    { ...entry, bucket: "bonus", amount: reservation.bonus - kept.bonus },
  ];
  if (!isSamePeriod(period, held.period)) {
    moves.push({ bucket: "allowance", amount: -amount, reason: "allowance-expired", period });
  }
  return moveCredits(tx, held, moves, now);
}

/** The caller holds the user's credits, so the reservation cannot change meanwhile. */
async function find(tx: Transaction, userId: string, id: string): Promise<Reservation | undefined> {
  const own = and(eq(creditReservations.id, id), eq(creditReservations.userId, userId));
  return (await tx.select().from(creditReservations).where(own))[0];
}

async function end(tx: Transaction, id: string, change: Partial<Reservation>): Promise<void> {
  await tx.update(creditReservations).set(change).where(eq(creditReservations.id, id));
}
