import { eq } from "drizzle-orm";
import type { DataExporter } from "../../module.ts";
import { editDays } from "./tables.ts";

/** Edited texts are not stored, only their number on the last day. */
export const editingExporters: readonly DataExporter[] = [
  {
    file: "edits.json",
    async *rows(db, userId) {
      const { day, used } = editDays;
      yield* await db.select({ day, used }).from(editDays).where(eq(editDays.userId, userId));
    },
  },
];
