import { HISTORY_SEARCH_MIN_CHARS, type HistoryEntry, type HistoryFilters } from "@geulgyeol/contract";
import { and, desc, eq, gte, isNull, lt, sql } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { findExcerpt } from "./find-excerpt.ts";
import { toEntry } from "./history-row.ts";
import { type CursorPosition, momentsOf, parseCursor, type Scope, toCursor, type Versions } from "./rules.ts";
import { searchHistory } from "./search-history.ts";
import { foldText } from "./search-keys.ts";
import { historyEntries } from "./tables.ts";
import { visibleFrom } from "./visible-from.ts";

export interface HistoryParts {
  readonly db: Queryable;
  readonly now: Date;
  readonly versions: Versions;
}

export interface HistoryPage {
  readonly entries: HistoryEntry[];
  readonly nextCursor: string | null;
}

type Row = typeof historyEntries.$inferSelect;

/**
 * A page of the visible history, newest first. Rows are found by their key, so that concurrent changes shift none. A
 * query of less than two characters without spaces finds nothing.
 */
export async function listHistory(
  { db, now, versions }: HistoryParts,
  userId: string,
  filters: HistoryFilters,
): Promise<HistoryPage> {
  const { limit, query } = filters;
  const scope = {
    userId,
    ...momentsOf(filters),
    verdict: filters.verdict,
    kind: filters.kind,
    isFavourite: filters.favourite === "true",
    from: await visibleFrom({ db, now }, userId),
  };
  const before = parseCursor(filters.cursor);
  const folded = query === undefined ? "" : foldText(query);
  const isSearch = query !== undefined && query.trim() !== "";
  if (isSearch && [...folded].length < HISTORY_SEARCH_MIN_CHARS) return { entries: [], nextCursor: null };
  const found: { readonly row: Row; readonly text?: string }[] = isSearch
    ? await searchHistory(db, scope, { folded, before, limit: limit + 1 })
    : (await findPage(db, scope, { before, limit: limit + 1 })).map((row) => ({ row }));
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    entries: shown.map(({ row, text }) =>
      toEntry(row, versions, text === undefined ? null : findExcerpt(text, folded)),
    ),
    nextCursor: found.length > limit && last !== undefined ? toCursor(last.row) : null,
  };
}

function findPage(
  db: Queryable,
  { userId, verdict, kind, isFavourite, start, end, from }: Scope,
  { before, limit }: { before: CursorPosition | null; limit: number },
): Promise<Row[]> {
  return db
    .select()
    .from(historyEntries)
    .where(
      and(
        eq(historyEntries.userId, userId),
        // Those of a batch stand in its table.
        isNull(historyEntries.batchId),
        verdict && eq(historyEntries.verdict, verdict),
        kind && eq(historyEntries.kind, kind),
        isFavourite ? sql`${historyEntries.isFavourite}` : undefined,
        start === null ? undefined : gte(historyEntries.createdAt, start),
        end === null ? undefined : lt(historyEntries.createdAt, end),
        gte(historyEntries.sequence, from),
        before === null ? undefined : isBefore(before),
      ),
    )
    .orderBy(desc(historyEntries.createdAt), desc(historyEntries.sequence))
    .limit(limit);
}

const isBefore = ({ createdAt, sequence }: CursorPosition) =>
  sql`(${historyEntries.createdAt}, ${historyEntries.sequence}) < (${createdAt.toISOString()}::timestamptz, ${sequence})`;
