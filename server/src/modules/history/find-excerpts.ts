import type { HistoryEntry } from "@geulgyeol/contract";
import type { Queryable } from "../../db/connection.ts";
import { findTexts } from "../analysis/index.ts";
import { findExcerpt } from "./find-excerpt.ts";

/** Where the query stands in the texts of these entries; those have none whose title alone holds it. */
export async function findExcerpts(
  db: Queryable,
  rows: readonly { readonly analysisId: string }[],
  folded: string,
): Promise<Map<string, HistoryEntry["excerpt"]>> {
  const texts = await findTexts(
    db,
    rows.map(({ analysisId }) => analysisId),
  );
  return new Map(texts.map(({ id, text }) => [id, findExcerpt(text, folded)]));
}
