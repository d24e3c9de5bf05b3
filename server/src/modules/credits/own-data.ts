import { asc, eq } from "drizzle-orm";
import type { OwnData } from "../accounts/index.ts";
import { creditEntries } from "./tables.ts";

export const creditData: readonly OwnData[] = [
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
