import { randomUUID } from "node:crypto";
import { AppError } from "../../app-error.ts";
import type { Transaction } from "../../db/connection.ts";
import { type LockedCredits, moveCredits } from "./move-credits.ts";
import { splitCost } from "./rules.ts";
import { creditReservations, type RESERVED_ACTIONS } from "./tables.ts";

export interface ReservationRequest {
  /** Maximum cost of the action, 1 or more. */
  readonly cost: number;
  readonly action: (typeof RESERVED_ACTIONS)[number];
  readonly now: Date;
  /** Milliseconds after which the sweep returns the credits; longer than the action may take. */
  readonly lifetimeMs: number;
}

/**
 * Takes credits before a long action, one reservation per analysis. The caller ends it by `settleReservation` or
 * `releaseReservation`; if the process dies, the sweep does. Throws `INSUFFICIENT_CREDITS`.
 */
export async function reserveCredits(
  tx: Transaction,
  locked: LockedCredits,
  { cost, action, now, lifetimeMs }: ReservationRequest,
): Promise<{ locked: LockedCredits; reservationId: string }> {
  const parts = splitCost(locked, cost);
  if (parts === null) throw new AppError("INSUFFICIENT_CREDITS");
  const { userId, period } = locked;
  const reservationId = randomUUID();
  await tx.insert(creditReservations).values({
    id: reservationId,
    userId,
    action,
    ...parts,
    allowancePlan: period.plan,
    allowanceSince: period.since,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  });
  const entry = { reason: "reserved", reservationId } as const;
  const left = await moveCredits(
    tx,
    locked,
    [
      { ...entry, bucket: "allowance", amount: -parts.allowance },
      { ...entry, bucket: "pack", amount: -parts.pack },
      { ...entry, bucket: "bonus", amount: -parts.bonus },
    ],
    now,
  );
  return { locked: left, reservationId };
}
