import type { Transaction } from "../../db/connection.ts";
import { eraseAnalyses } from "../analysis/index.ts";
import { forgetAnalyses } from "../history/index.ts";

/** Deletes results of texts for good, with what the history and its search keep of them. */
export async function eraseResults(tx: Transaction, ownerId: string, analysisIds: readonly string[]): Promise<void> {
  if (analysisIds.length === 0) return;
  await forgetAnalyses(tx, ownerId, analysisIds);
  await eraseAnalyses(tx, ownerId, analysisIds);
}
