import type { DocumentType } from "@geulgyeol/contract";
import type { Database } from "../../db/connection.ts";
import { labelAnalysis, titleOf } from "../analysis/index.ts";
import { upsertHistoryEntry } from "./history-row.ts";

interface Label {
  readonly id: string;
  readonly title?: string | null | undefined;
  readonly isFavourite?: boolean | undefined;
  readonly documentType?: DocumentType | null | undefined;
}

/**
 * Renames an analysis, marks it as a favourite, or sets the type of its text; absent fields stay unchanged. Throws
 * `NOT_FOUND`.
 */
export async function labelEntry(
  db: Database,
  userId: string,
  { id, ...label }: Label,
): Promise<{ title: string; isFavourite: boolean; documentType: DocumentType | null }> {
  return db.transaction(async (tx) => {
    const labelled = await labelAnalysis(tx, userId, id, label);
    await upsertHistoryEntry(tx, labelled);
    const { isFavourite, documentType } = labelled;
    return { title: titleOf(labelled), isFavourite, documentType };
  });
}
