import { asc, eq } from "drizzle-orm";
import type { DataExporter } from "../../module.ts";
import { writingRecords, writingStamps } from "./tables.ts";

export const recordExporters: readonly DataExporter[] = [
  {
    file: "writing-records.json",
    async *rows(db, userId) {
      const { recordId, entries, hash, characters, stampedAt } = writingStamps;
      yield* await db
        .select({ recordId, entries, hash, characters, stampedAt })
        .from(writingStamps)
        .innerJoin(writingRecords, eq(writingRecords.id, recordId))
        .where(eq(writingRecords.userId, userId))
        .orderBy(asc(recordId), asc(entries));
    },
  },
];
