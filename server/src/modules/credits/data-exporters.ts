import { asc, eq } from "drizzle-orm";
import type { DataExporter } from "../../module.ts";
import { creditEntries } from "./tables.ts";

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
];
