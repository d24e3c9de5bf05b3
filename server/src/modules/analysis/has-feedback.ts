import { eq } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { feedback } from "./tables.ts";

/** Whether the owner has given feedback on an analysis. */
export async function hasFeedback(db: Queryable, analysisId: string): Promise<boolean> {
  const rows = await db.select({ id: feedback.analysisId }).from(feedback).where(eq(feedback.analysisId, analysisId));
  return rows.length > 0;
}
