import { eq } from "drizzle-orm";
import type { Queryable } from "../../../db/connection.ts";
import { analyses } from "../../analysis/tables.ts";
import { batchTexts } from "../../batches/tables.ts";

/** What was handed in: with the batch until it is judged, then with its result. Empty if the owner deleted the result. */
export async function readContent(db: Queryable, batchTextId: string): Promise<string> {
  const [found] = await db
    .select({ waiting: batchTexts.text, judged: analyses.text })
    .from(batchTexts)
    .leftJoin(analyses, eq(analyses.id, batchTexts.analysisId))
    .where(eq(batchTexts.id, batchTextId));
  return found?.waiting ?? found?.judged ?? "";
}
