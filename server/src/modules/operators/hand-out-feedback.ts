import type { Database } from "../../db/connection.ts";
import { exportFeedback } from "../analysis/index.ts";
import { type Operator, recordAction } from "./operator-action.ts";

/** The feedback since a moment, for an operator, who is written down before the first row is read. */
export async function* handOutFeedback(
  db: Database,
  operator: Operator,
  since: Date,
): AsyncGenerator<Record<string, unknown>> {
  const reason = `since ${since.toISOString()}`;
  await db.transaction((tx) => recordAction(tx, operator, { action: "export-feedback", reason }));
  yield* exportFeedback(db, since);
}
