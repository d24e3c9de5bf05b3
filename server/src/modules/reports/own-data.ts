import { asc, eq } from "drizzle-orm";
import type { OwnData } from "../accounts/index.ts";
import { reportCodes } from "./tables.ts";

export const reportData: readonly OwnData[] = [
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
