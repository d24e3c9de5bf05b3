import { CREDIT_BUCKETS } from "@geulgyeol/contract";
import { and, eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Transaction } from "../../db/connection.ts";
import { roomInPacks } from "./credit-packs.ts";
import { type LockedCredits, type Move, moveCredits } from "./move-credits.ts";
import { type Buckets, isSamePeriod, splitCost } from "./rules.ts";
import { creditReservations } from "./tables.ts";

type Reservation = typeof creditReservations.$inferSelect;

/**
 * Charges `cost` for the analysis `reference` in the transaction that stores it, and returns the rest. Charges anew if
 * the sweep was faster. Then throws `INSUFFICIENT_CREDITS`; `RangeError` above the reservation, `Error` for a settled
 * one or another user's.
 */
export async function settleReservation(
  tx: Transaction,
  locked: LockedCredits,
  reservationId: string,
  { cost, reference, now }: { cost: number; reference: string; now: Date },
): Promise<LockedCredits> {
  const reservation = await find(tx, locked.userId, reservationId);
  if (reservation === undefined || reservation.status === "settled") {
    throw new Error("There is no reservation to settle.");
  }
  const used = splitCost(reservation, cost);
  if (used === null) throw new RangeError(`${cost} credits are more than were reserved.`);
  if (reservation.status === "released") return chargeAnew(tx, locked, { cost, reference, now });
  await end(tx, reservationId, { status: "settled", reference, endedAt: now });
  return returnUnused(tx, locked, reservation, used, now);
}

/** Writes the entries of `chargeAnalysis`, which is part of one statement with the analysis. */
async function chargeAnew(
  tx: Transaction,
  locked: LockedCredits,
  { cost, reference, now }: { cost: number; reference: string; now: Date },
): Promise<LockedCredits> {
  const parts = splitCost(locked, cost);
  if (parts === null) throw new AppError("INSUFFICIENT_CREDITS");
  const moves = CREDIT_BUCKETS.map(
    (bucket): Move => ({ bucket, amount: -parts[bucket], reason: "analysis", reference }),
  );
  return moveCredits(tx, locked, moves, now);
}

/**
 * Returns a reservation because its action failed. Does nothing if it has already ended, so it can be used in a
 * `finally`.
 */
export async function releaseReservation(
  tx: Transaction,
  locked: LockedCredits,
  reservationId: string,
  now: Date,
): Promise<LockedCredits> {
  const reservation = await find(tx, locked.userId, reservationId);
  if (reservation?.status !== "held") return locked;
  await end(tx, reservationId, { status: "released", endedAt: now });
  return returnUnused(tx, locked, reservation, { allowance: 0, pack: 0, bonus: 0 }, now);
}

/**
 * Returns the reserved credits that were not `used`. Allowance of a past day or month and credits of a pack that has
 * ended expire: a reservation must not carry credits past their expiry.
 */
async function returnUnused(
  tx: Transaction,
  locked: LockedCredits,
  reservation: Reservation,
  used: Buckets,
  now: Date,
): Promise<LockedCredits> {
  const period = { plan: reservation.allowancePlan, since: reservation.allowanceSince };
  const amount = reservation.allowance - used.allowance;
  const toPack = reservation.pack - used.pack;
  const entry = { reason: "reservation-returned", reservationId: reservation.id } as const;
  const moves: Move[] = [
    { ...entry, bucket: "allowance", amount, period },
    { ...entry, bucket: "pack", amount: toPack },
    { ...entry, bucket: "bonus", amount: reservation.bonus - used.bonus },
  ];
  // More than open packs have room for was taken from one that has ended since.
  const over = toPack === 0 ? 0 : Math.max(0, toPack - (await roomInPacks(tx, locked)));
  moves.push({ bucket: "pack", amount: -over, reason: "pack-expired" });
  if (!isSamePeriod(period, locked.period)) {
    moves.push({ bucket: "allowance", amount: -amount, reason: "allowance-expired", period });
  }
  return moveCredits(tx, locked, moves, now);
}

/** The caller has locked the user's credits, so the reservation cannot change meanwhile. */
async function find(tx: Transaction, userId: string, id: string): Promise<Reservation | undefined> {
  const own = and(eq(creditReservations.id, id), eq(creditReservations.userId, userId));
  return (await tx.select().from(creditReservations).where(own))[0];
}

async function end(tx: Transaction, id: string, change: Partial<Reservation>): Promise<void> {
  await tx.update(creditReservations).set(change).where(eq(creditReservations.id, id));
}
