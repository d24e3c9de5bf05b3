import { eq } from "drizzle-orm";
import type { Transaction } from "../../db/connection.ts";
import { proPeriods } from "./tables.ts";

export interface ProPeriod {
  /** The same for the same month, so that writing it twice has no effect. */
  readonly id: string;
  readonly userId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly graceEndsAt: Date | null;
  readonly monthlyCredits: number;
}

/** Makes the user Pro for a month, in the caller's transaction. */
export async function putProPeriod(tx: Transaction, period: ProPeriod): Promise<void> {
  const { endsAt, graceEndsAt } = period;
  await tx
    .insert(proPeriods)
    .values(period)
    .onConflictDoUpdate({ target: proPeriods.id, set: { endsAt, graceEndsAt } });
}

/** Sets the end of a month's grace; null removes it. Does nothing for a missing month. */
export async function setProGrace(tx: Transaction, id: string, graceEndsAt: Date | null): Promise<void> {
  await tx.update(proPeriods).set({ graceEndsAt }).where(eq(proPeriods.id, id));
}

/** Ends a month at `at`; deletes it if it would begin later. */
export async function endProPeriod(tx: Transaction, id: string, at: Date): Promise<void> {
  const [period] = await tx.select().from(proPeriods).where(eq(proPeriods.id, id)).for("update");
  if (period === undefined) return;
  const isOver = period.endsAt <= at;
  if (period.startsAt >= at) await tx.delete(proPeriods).where(eq(proPeriods.id, id));
  else {
    const endsAt = isOver ? period.endsAt : at;
    await tx.update(proPeriods).set({ endsAt, graceEndsAt: null }).where(eq(proPeriods.id, id));
  }
}
