import { CREDIT_PACKS, type CreditPack, type Packs } from "@geulgyeol/contract";
import type { Queryable } from "../../../db/connection.ts";
import { listPacks } from "../../credits/index.ts";
import { findOpenOrder } from "./order-queries.ts";

/** The packs of an account, and what the pack for one person costs. */
export async function readPacks({ db, now }: { db: Queryable; now: Date }, userId: string): Promise<Packs> {
  const [packs, open] = [await packsOf({ db, now }, userId), await findOpenOrder(db, userId)];
  return { packs, offer: CREDIT_PACKS.personal, isChecking: open !== undefined };
}

export async function packsOf({ db, now }: { db: Queryable; now: Date }, accountId: string): Promise<CreditPack[]> {
  const packs = await listPacks(db, accountId, now);
  return packs.map(({ createdAt, expiresAt, ...pack }) => ({
    ...pack,
    boughtAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}
