import { and, eq, or, sql } from "drizzle-orm";
import type { Transaction } from "../../db/connection.ts";
import { roomInPacks } from "./credit-packs.ts";
import { type LockedCredits, moveCredits } from "./move-credits.ts";
import { creditEntries, creditReservations } from "./tables.ts";

/**
 * Refunds the cost of the analysis `reference` as far as not yet refunded; from an expired allowance or pack as bonus. Returns
 * the number of credits: 0 if it was free, already refunded, or not this user's.
 */
export async function refundCredits(
  tx: Transaction,
  locked: LockedCredits,
  { reference, now }: { reference: string; now: Date },
): Promise<{ locked: LockedCredits; refunded: number }> {
  const { allowance, pack, total } = await paidFor(tx, locked, reference);
  if (total <= 0) return { locked, refunded: 0 };
  const toAllowance = Math.min(Math.max(0, allowance), total);
  const fromPack = Math.min(Math.max(0, pack), total - toAllowance);
  const toPack = fromPack === 0 ? 0 : Math.min(fromPack, await roomInPacks(tx, locked));
  const entry = { reason: "refund", reference } as const;
  const after = await moveCredits(
    tx,
    locked,
    [
      { ...entry, bucket: "allowance", amount: toAllowance },
      { ...entry, bucket: "pack", amount: toPack },
      { ...entry, bucket: "bonus", amount: total - toAllowance - toPack },
    ],
    now,
  );
  return { locked: after, refunded: total };
}

/** Cost of the analysis so far: in total, from the current allowance, and from packs. */
async function paidFor(tx: Transaction, { userId, period }: LockedCredits, reference: string) {
  const isPresent = sql`${creditEntries.bucket} = 'allowance' and ${creditEntries.allowancePlan} = ${period.plan}
    and ${creditEntries.allowanceSince} = ${period.since.toISOString()}`;
  const [paid] = await tx
    .select({
      total: sql<string>`coalesce(-sum(${creditEntries.amount}), 0)`,
      allowance: sql<string>`coalesce(-sum(${creditEntries.amount}) filter (where ${isPresent}), 0)`,
      pack: sql<string>`coalesce(-sum(${creditEntries.amount}) filter (where ${creditEntries.bucket} = 'pack'), 0)`,
    })
    .from(creditEntries)
    .leftJoin(creditReservations, eq(creditReservations.id, creditEntries.reservationId))
    .where(
      and(
        eq(creditEntries.userId, userId),
        or(
          and(eq(creditEntries.reference, reference), sql`${creditEntries.reason} in ('analysis', 'refund')`),
          eq(creditReservations.reference, reference),
        ),
      ),
    );
  return { total: Number(paid?.total), allowance: Number(paid?.allowance), pack: Number(paid?.pack) };
}
