import { asc, eq } from "drizzle-orm";
import type { DataExporter } from "../../module.ts";
import { creditEntries, creditPacks } from "./tables.ts";

export const creditExporters: readonly DataExporter[] = [
  {
    file: "credit-ledger.json",
    async *rows(db, userId) {
      const { bucket, amount, reason, reference, createdAt } = creditEntries;
      const columns = { bucket, amount, reason, reference, createdAt };
      yield* await db
        .select(columns)
        .from(creditEntries)
        .where(eq(creditEntries.userId, userId))
        .orderBy(asc(creditEntries.id));
    },
  },
  {
    file: "credit-packs.json",
    async *rows(db, userId) {
      const { id, credits, createdAt, expiresAt, endedAt } = creditPacks;
      yield* await db
        .select({ id, credits, createdAt, expiresAt, endedAt })
        .from(creditPacks)
        .where(eq(creditPacks.userId, userId))
        .orderBy(asc(createdAt));
    },
  },
];
