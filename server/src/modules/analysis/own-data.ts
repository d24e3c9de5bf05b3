import { and, asc, eq, gt } from "drizzle-orm";
import type { OwnData } from "../accounts/index.ts";
import { analyses, feedback } from "./tables.ts";

/** Each row holds a text and its whole report, so they are fetched a few at a time. */
const ROWS_AT_ONCE = 20;

export const analysisData: readonly OwnData[] = [
  {
    file: "analyses.json",
    async *rows(db, userId) {
      for (let after = -1; ; ) {
        const page = await db
          .select()
          .from(analyses)
          .where(and(eq(analyses.userId, userId), gt(analyses.sequence, after)))
          .orderBy(asc(analyses.sequence))
          .limit(ROWS_AT_ONCE);
        for (const { userId: _owner, textHash: _hash, sequence, ...row } of page) {
          after = sequence;
          yield row;
        }
        if (page.length < ROWS_AT_ONCE) return;
      }
    },
  },
  {
    file: "feedback.json",
    async *rows(db, userId) {
      const { analysisId, rating, origin, comment, granted, createdAt } = feedback;
      const columns = { analysisId, rating, origin, comment, granted, createdAt };
      yield* await db.select(columns).from(feedback).where(eq(feedback.userId, userId)).orderBy(asc(createdAt));
    },
  },
];
