import { asc, eq } from "drizzle-orm";
import type { DataExporter } from "../../module.ts";
import { reportCodes } from "./tables.ts";

export const reportExporters: readonly DataExporter[] = [
  {
    file: "reports.json",
    async *rows(db, userId) {
      const { code, analysisId, createdAt } = reportCodes;
      yield* await db
        .select({ code, analysisId, createdAt })
        .from(reportCodes)
        .where(eq(reportCodes.userId, userId))
        .orderBy(asc(createdAt));
    },
  },
];
