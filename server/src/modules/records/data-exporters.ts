import { asc, eq } from "drizzle-orm";
import { jsonWith } from "../../http/json-with.ts";
import { type DataExporter, SerializedRow } from "../../module.ts";
import { unpackRecord } from "./pack-record.ts";
import { recordShares, writingRecords, writingStamps } from "./tables.ts";

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
  {
    file: "shared-records.json",
    async *rows(db, userId) {
      const own = await db
        .select({ id: recordShares.id })
        .from(recordShares)
        .where(eq(recordShares.userId, userId))
        .orderBy(asc(recordShares.createdAt));
      // One by one: a record may have megabytes.
      for (const { id } of own) {
        const [share] = await db.select().from(recordShares).where(eq(recordShares.id, id));
        if (share === undefined) continue;
        const { userId: _own, text: _inRecord, record, ...rest } = share;
        yield new SerializedRow(jsonWith(rest, "record", await unpackRecord(record)));
      }
    },
  },
];
