import { and, asc, eq, gt } from "drizzle-orm";
import type { DataExporter } from "../../module.ts";
import { analyses, feedback } from "./tables.ts";

/** Without the facts from which sentences are worded again: like the API, the export holds the sentences themselves. */
function withoutFacts<T extends { readonly facts?: unknown }>({ facts: _facts, ...rest }: T): Omit<T, "facts"> {
  return rest;
}

export const analysisExporters: readonly DataExporter[] = [
  {
    file: "analyses.json",
    async *rows(db, userId) {
      // Each row has a text and its whole report, up to a megabyte: two at once would block the event loop.
      for (let after = -1; ; ) {
        const [row] = await db
          .select()
          .from(analyses)
          .where(and(eq(analyses.userId, userId), gt(analyses.sequence, after)))
          .orderBy(asc(analyses.sequence))
          .limit(1);
        if (row === undefined) return;
        const { userId: _owner, textHash: _hash, sequence, report, views, ...exported } = row;
        after = sequence;
        const wordedViews = views && Object.entries(views).map(([type, view]) => [type, withoutFacts(view)]);
        yield { ...exported, report: withoutFacts(report), views: wordedViews && Object.fromEntries(wordedViews) };
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
