import { PRO_MONTHLY_CREDITS } from "@geulgyeol/contract";
import { and, eq, sql } from "drizzle-orm";
import { AppError } from "../app-error.ts";
import type { Database, Transaction } from "../db/connection.ts";
import { defineStatement, runStatement } from "../db/statement.ts";
import { proPeriods, users } from "../modules/accounts/tables.ts";
import {
  type AnalysisCharge,
  chargeAnalysis,
  giftCredits,
  grantFeedbackCredits,
  grantPack,
  type LockedCredits,
  listPacks,
  lockCredits,
  readCredits,
  refundCredits,
  releaseReservation,
  reserveCredits,
  settleReservation,
  splitCost,
  takeBackPack,
} from "../modules/credits/index.ts";
import { recountAllowance } from "../modules/credits/recount-allowance.ts";
import { creditAccounts, creditEntries } from "../modules/credits/tables.ts";

/** Charges as the statement that stores an analysis does, without an analysis. */
const CHARGE = defineStatement<AnalysisCharge>(
  "charge",
  ($) => `with ${chargeAnalysis($, (charge) => charge)} select user_id from charged`,
);

async function spend(tx: Transaction, seen: LockedCredits, { cost, reference, now }: Spending): Promise<LockedCredits> {
  const parts = splitCost(seen, cost);
  if (parts === null) throw new AppError("INSUFFICIENT_CREDITS");
  const rows = await runStatement(tx, CHARGE, { seen, cost: parts, reference, now });
  if (rows.length !== 1) throw new Error("The credits changed while they were locked.");
  const { allowance, pack, bonus } = seen;
  return { ...seen, allowance: allowance - parts.allowance, pack: pack - parts.pack, bonus: bonus - parts.bonus };
}

interface Spending {
  readonly cost: number;
  readonly reference: string;
  readonly now: Date;
}

const HOUR_MS = 3_600_000;

/** All operations on the credits of one user, each in its own transaction, and the resulting ledger. */
export function creditDriver(db: Database, userId: string) {
  const locked = <T>(now: Date, work: (tx: Transaction, credits: LockedCredits) => Promise<T>) =>
    db.transaction(async (tx) => work(tx, await lockCredits(tx, userId, now)));
  return {
    userId,
    spend: (cost: number, now: Date, reference = "analysis") =>
      locked(now, (tx, credits) => spend(tx, credits, { cost, reference, now })),
    /** Spends credits, then fails to store the result. */
    failedSpend: (cost: number, now: Date) =>
      locked(now, async (tx, credits) => {
        await spend(tx, credits, { cost, reference: "lost", now });
        throw new Error("the result could not be stored");
      }),
    reserve: async (cost: number, now: Date, lifetimeMs = HOUR_MS) =>
      (await locked(now, (tx, credits) => reserveCredits(tx, credits, { cost, action: "ocr", now, lifetimeMs })))
        .reservationId,
    settle: (id: string, cost: number, now: Date, reference = "analysis") =>
      locked(now, (tx, credits) => settleReservation(tx, credits, id, { cost, reference, now })),
    release: (id: string, now: Date) => locked(now, (tx, credits) => releaseReservation(tx, credits, id, now)),
    refund: async (reference: string, now: Date) =>
      (await locked(now, (tx, credits) => refundCredits(tx, credits, { reference, now }))).refunded,
    feedback: async (wanted: number, now: Date) =>
      (await locked(now, (tx, credits) => grantFeedbackCredits(tx, credits, { wanted, reference: "analysis", now })))
        .granted,
    gift: (amount: number, now: Date) => giftCredits({ db, now }, userId, amount),
    buyPack: (id: string, credits: number, now: Date, expiresAt: Date) =>
      locked(now, (tx, held) => grantPack(tx, held, { id, credits, expiresAt, now })),
    takeBackPack: (id: string, now: Date) => locked(now, (tx, credits) => takeBackPack(tx, credits, { id, now })),
    packs: (now: Date) => listPacks(db, userId, now),
    /** Confirms the address, as a link in an e-mail does. */
    confirm: async (now: Date) => {
      await db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
      await recountAllowance({ db, now }, userId);
    },
    read: async (now: Date) => (await readCredits({ db, now }, userId)).credits,

    /** Makes the user Pro from `startsAt` until `endsAt`; the id identifies the row. */
    subscribe: (id: string, startsAt: Date, endsAt: Date) =>
      db.insert(proPeriods).values({ id, userId, startsAt, endsAt, monthlyCredits: PRO_MONTHLY_CREDITS }),
    moveEnd: (id: string, endsAt: Date) =>
      db
        .update(proPeriods)
        .set({ endsAt })
        .where(and(eq(proPeriods.id, id), eq(proPeriods.userId, userId))),

    entries: () =>
      db
        .select({ bucket: creditEntries.bucket, amount: creditEntries.amount, reason: creditEntries.reason })
        .from(creditEntries)
        .where(eq(creditEntries.userId, userId))
        .orderBy(creditEntries.id),
    /** Balance of the account's row, by bucket. */
    balance: async () => {
      const [row] = await db.select().from(creditAccounts).where(eq(creditAccounts.userId, userId));
      return row && { allowance: row.allowance, pack: row.pack, bonus: row.bonus };
    },
    /** Sum of the ledger, by bucket. */
    ledger: async () => {
      const rows = await db
        .select({ bucket: creditEntries.bucket, total: sql<string>`sum(${creditEntries.amount})` })
        .from(creditEntries)
        .where(eq(creditEntries.userId, userId))
        .groupBy(creditEntries.bucket);
      const total = (bucket: string) => Number(rows.find((row) => row.bucket === bucket)?.total ?? 0);
      return { allowance: total("allowance"), pack: total("pack"), bonus: total("bonus") };
    },
    /** The period of the account's allowance. */
    presentPeriod: async () => {
      const [row] = await db.select().from(creditAccounts).where(eq(creditAccounts.userId, userId));
      return row && { plan: row.allowancePlan, since: row.allowanceSince };
    },
    /** Credits granted in each allowance period, and the sum of its entries. */
    periods: () =>
      db
        .select({
          plan: creditEntries.allowancePlan,
          since: creditEntries.allowanceSince,
          granted: sql<number>`coalesce(sum(amount) filter (where reason = 'allowance-granted'), 0)::int`,
          left: sql<number>`sum(amount)::int`,
        })
        .from(creditEntries)
        .where(and(eq(creditEntries.userId, userId), eq(creditEntries.bucket, "allowance")))
        .groupBy(creditEntries.allowancePlan, creditEntries.allowanceSince),
  };
}

export type CreditDriver = ReturnType<typeof creditDriver>;
