import type { AnalysisKind, AnalysisResult } from "@geulgyeol/contract";
import type { Queryable } from "../../db/connection.ts";
import { defineStatement, runStatement } from "../../db/statement.ts";
import { bigramKeys, foldText, monthOf, ownerKeys } from "./search-keys.ts";

/** What the search finds an analysis by. */
export interface Searchable {
  readonly analysisId: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly title: string;
  readonly text: string;
  readonly verdict: AnalysisResult["verdict"];
  readonly kind: AnalysisKind;
  readonly isFavourite: boolean;
}

/** An entry deleted in the meantime is left out; its row is locked, so that it is not deleted meanwhile. */
const indexing = (name: string, conflict: string) =>
  defineStatement<readonly Searchable[]>(
    name,
    ($) => `with given as (
      select analysis_id, keys from json_to_recordset(${$("json", (analyses) =>
        JSON.stringify(analyses.map((one) => ({ analysis_id: one.analysisId, keys: `{${keysOf(one).join()}}` }))),
      )}) as row (analysis_id text, keys int[])),
    present as (
      select entry.analysis_id, user_id, sequence, created_at, keys
      from history_entries entry join given on given.analysis_id = entry.analysis_id
      for key share of entry)
    insert into history_texts (analysis_id, user_id, sequence, created_at, keys)
    select analysis_id, user_id, sequence, created_at, keys from present
    on conflict (analysis_id) do ${conflict}`,
  );

const INDEX_NEW = indexing("index-new-analyses", "nothing");
const INDEX_AGAIN = indexing("index-analyses-again", "update set keys = excluded.keys");

/** Writes the search data of analyses that are in the history, where it is missing. */
export async function indexNew(db: Queryable, analyses: readonly Searchable[]): Promise<void> {
  await runStatement(db, INDEX_NEW, analyses);
}

/** Writes the search data of an analysis whose title, star or text has changed. */
export async function indexAgain(db: Queryable, analysis: Searchable): Promise<void> {
  await runStatement(db, INDEX_AGAIN, [analysis]);
}

function keysOf({ userId, createdAt, title, text, verdict, kind, isFavourite }: Searchable): number[] {
  const month = monthOf(createdAt);
  const facts = { verdict, kind, isFavourite };
  const owner = [...ownerKeys(userId, month, facts), ...ownerKeys(userId, month.slice(0, 4), facts)];
  return [...new Set([...owner, ...bigramKeys(foldText(title)), ...bigramKeys(foldText(text))])];
}
