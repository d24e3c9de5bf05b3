import { eq } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { defineStatement, runStatement } from "../../db/statement.ts";
import { findTexts } from "../analysis/index.ts";
import { bigramKeys, foldText, monthOf, ownerKeys } from "./search-keys.ts";
import { historyBacklog, historyEntries } from "./tables.ts";

type Entry = Pick<
  typeof historyEntries.$inferSelect,
  "analysisId" | "userId" | "createdAt" | "title" | "verdict" | "kind" | "isFavourite"
>;

/** What the search finds an analysis by. */
export interface Searchable extends Entry {
  readonly text: string;
}

interface Keyed {
  readonly analysisId: string;
  readonly keys: readonly number[];
}

/**
 * The entry may have been deleted in the meantime, and is locked, so that it is not deleted meanwhile. If the data are
 * there already, another server, or a change of the entry, was faster.
 */
const indexing = (name: string, onConflict: string) =>
  defineStatement<readonly Keyed[]>(name, ($) => {
    const rows = $("json", (keyed) =>
      JSON.stringify(keyed.map(({ analysisId, keys }) => ({ analysis_id: analysisId, keys: `{${keys.join()}}` }))),
    );
    return `with given as (select analysis_id, keys from json_to_recordset(${rows}) as row (analysis_id text, keys int[])),
      done as (delete from history_backlog using given where history_backlog.analysis_id = given.analysis_id),
      present as (
        select entry.analysis_id, user_id, sequence, created_at, keys
        from history_entries entry join given on given.analysis_id = entry.analysis_id
        for key share of entry)
      insert into history_texts (analysis_id, user_id, sequence, created_at, keys)
      select analysis_id, user_id, sequence, created_at, keys from present
      on conflict (analysis_id) do ${onConflict}`;
  });

const INDEX = indexing("index-analyses", "nothing");
const INDEX_AGAIN = indexing("index-analysis-again", "update set keys = excluded.keys");

/** Writes the search data of an analysis whose entry is new or has changed. */
export async function indexAgain(db: Queryable, analysis: Searchable): Promise<void> {
  await runStatement(db, INDEX_AGAIN, [keyed(analysis)]);
}

/** Writes the search data of some analyses of the backlog, of one user if given. Returns their number. */
export async function indexSome(db: Queryable, limit: number, userId?: string): Promise<number> {
  const waiting = await db
    .select({ id: historyBacklog.analysisId, entry: historyEntries })
    .from(historyBacklog)
    .leftJoin(historyEntries, eq(historyEntries.analysisId, historyBacklog.analysisId))
    .where(userId === undefined ? undefined : eq(historyBacklog.userId, userId))
    .limit(limit);
  if (waiting.length === 0) return 0;
  const ids = waiting.map(({ id }) => id);
  const texts = new Map((await findTexts(db, ids)).map(({ id, text }) => [id, text]));
  const rows = waiting.map(({ id, entry }) =>
    entry === null ? { analysisId: id, keys: [] } : keyed({ ...entry, text: texts.get(id) ?? "" }),
  );
  await runStatement(db, INDEX, rows);
  return rows.length;
}

function keyed({ analysisId, userId, createdAt, title, text, verdict, kind, isFavourite }: Searchable): Keyed {
  const month = monthOf(createdAt);
  const facts = { verdict, kind, isFavourite };
  const owner = [...ownerKeys(userId, month, facts), ...ownerKeys(userId, month.slice(0, 4), facts)];
  return {
    analysisId,
    keys: [...new Set([...owner, ...bigramKeys(foldText(title)), ...bigramKeys(foldText(text))])],
  };
}
