import { asc, eq, getTableColumns } from "drizzle-orm";
import type { DataExporter } from "../../module.ts";
import { batches, batchTexts } from "./tables.ts";

const { ownerId: _owner, turnAt: _turn, retryAt: _retry, ...BATCH } = getTableColumns(batches);
const { contentKey: _key, tries: _tries, notBefore: _later, takenUntil: _taken, ...TEXT } = getTableColumns(batchTexts);

export const batchExporters: readonly DataExporter[] = [
  {
    file: "batches.json",
    async *rows(db, userId) {
      yield* await db.select(BATCH).from(batches).where(eq(batches.ownerId, userId)).orderBy(asc(batches.createdAt));
    },
  },
  {
    // The judged texts are in the analyses.
    file: "batch-texts.json",
    async *rows(db, userId) {
      const own = await db.select({ id: batches.id }).from(batches).where(eq(batches.ownerId, userId));
      for (const { id } of own) {
        yield* await db.select(TEXT).from(batchTexts).where(eq(batchTexts.batchId, id)).orderBy(asc(TEXT.position));
      }
    },
  },
];
