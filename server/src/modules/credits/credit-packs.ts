import { and, asc, eq, isNull } from "drizzle-orm";
import type { Queryable, Transaction } from "../../db/connection.ts";
import { type LockedCredits, moveCredits } from "./move-credits.ts";
import { leftInPacks } from "./rules.ts";
import { creditAccounts, creditPacks } from "./tables.ts";

export interface NewPack {
  /** The paid order; the same one grants nothing twice. */
  readonly id: string;
  readonly credits: number;
  readonly expiresAt: Date;
  readonly now: Date;
}

/** Puts a paid pack into the balance, in the transaction that records the payment. Repeating has no effect. */
export async function grantPack(tx: Transaction, locked: LockedCredits, pack: NewPack): Promise<LockedCredits> {
  const { id, credits, expiresAt, now } = pack;
  const row = { id, userId: locked.userId, credits, createdAt: now, expiresAt };
  const added = await tx.insert(creditPacks).values(row).onConflictDoNothing().returning({ id: creditPacks.id });
  if (added.length === 0) return locked;
  const entry = { bucket: "pack", amount: credits, reason: "pack-bought", reference: id } as const;
  return noteFirstEnd(tx, await moveCredits(tx, locked, [entry], now));
}

/** Takes away what is left of a pack that is paid back. Nothing for one that has ended or never was. */
export async function takeBackPack(
  tx: Transaction,
  locked: LockedCredits,
  { id, now }: { id: string; now: Date },
): Promise<LockedCredits> {
  const packs = await openPacks(tx, locked);
  return endPacks(tx, locked, { packs: packs.filter((pack) => pack.id === id), reason: "pack-refunded", now });
}

/** Ends the packs whose time is over. The caller has locked the credits. */
export async function endOldPacks(tx: Transaction, locked: LockedCredits, now: Date): Promise<LockedCredits> {
  if (locked.packEndsAt === null || locked.packEndsAt > now) return locked;
  const packs = await openPacks(tx, locked);
  return endPacks(tx, locked, {
    packs: packs.filter(({ expiresAt }) => expiresAt <= now),
    reason: "pack-expired",
    now,
  });
}

/** How many credits can go back into open packs, which then end with them. */
export async function roomInPacks(tx: Transaction, locked: LockedCredits): Promise<number> {
  const packs = await openPacks(tx, locked);
  return packs.reduce((sum, { credits }) => sum + credits, 0) - locked.pack;
}

interface OpenPack {
  readonly id: string;
  readonly credits: number;
  readonly left: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Packs that have not ended, with what is left of each, in the order in which they are spent. */
export async function listPacks(db: Queryable, userId: string, now: Date): Promise<OpenPack[]> {
  const [account] = await db
    .select({ pack: creditAccounts.pack })
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId));
  const packs = await openPacks(db, { userId, pack: account?.pack ?? 0 });
  return packs.filter(({ expiresAt }) => expiresAt > now);
}

async function openPacks(db: Queryable, { userId, pack }: Pick<LockedCredits, "userId" | "pack">): Promise<OpenPack[]> {
  const { id, credits, createdAt, expiresAt, endedAt } = creditPacks;
  const packs = await db
    .select({ id, credits, createdAt, expiresAt })
    .from(creditPacks)
    .where(and(eq(creditPacks.userId, userId), isNull(endedAt)))
    .orderBy(asc(expiresAt), asc(id));
  return leftInPacks(packs, pack);
}

async function endPacks(
  tx: Transaction,
  locked: LockedCredits,
  { packs, reason, now }: { packs: readonly OpenPack[]; reason: "pack-expired" | "pack-refunded"; now: Date },
): Promise<LockedCredits> {
  if (packs.length === 0) return locked;
  for (const { id } of packs) await tx.update(creditPacks).set({ endedAt: now }).where(eq(creditPacks.id, id));
  const moves = packs.map(({ id, left }) => ({ bucket: "pack", amount: -left, reason, reference: id }) as const);
  return noteFirstEnd(tx, await moveCredits(tx, locked, moves, now));
}

/** Keeps in the account when its first pack ends, by which every reader of the balance notices. */
async function noteFirstEnd(tx: Transaction, locked: LockedCredits): Promise<LockedCredits> {
  const [first] = await openPacks(tx, locked);
  const packEndsAt = first?.expiresAt ?? null;
  await tx.update(creditAccounts).set({ packEndsAt }).where(eq(creditAccounts.userId, locked.userId));
  return { ...locked, packEndsAt };
}
