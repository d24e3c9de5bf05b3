import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { findTexts } from "../analysis/index.ts";
import { indexSome } from "./index-analyses.ts";
import type { CursorPosition, Scope } from "./rules.ts";
import { bigramKeys, foldText, ownerKeys, type SearchRound, searchRounds } from "./search-keys.ts";
import { historyEntries, historyTexts } from "./tables.ts";

/** Of the user's own analyses without search data; usually there are none. */
const INDEXED_AT_ONCE = 16;
/** Texts read at once to check them; most candidates contain the query. */
const READ_AT_ONCE = 32;
/** Candidates checked at once; more bigrams than this narrow them no further. */
const CANDIDATES = 128;
const MOST_BIGRAMS = 8;

type Row = typeof historyEntries.$inferSelect;
/** An entry, and the text in which the query was found, or in whose title. */
export interface Match {
  readonly row: Row;
  readonly text: string;
}
type Candidate = CursorPosition & { readonly analysisId: string };

interface Search {
  /** The query in the form of `foldText`; two characters or more. */
  readonly folded: string;
  readonly before: CursorPosition | null;
  readonly limit: number;
}

/**
 * Analyses whose title or text contains the query, newest first. The index gives those of a period with its bigrams;
 * the text itself decides. What the user analysed a moment ago is indexed first.
 */
export async function searchHistory(db: Queryable, scope: Scope, { folded, before, limit }: Search): Promise<Match[]> {
  while ((await indexSome(db, INDEXED_AT_ONCE, scope.userId)) > 0);
  const bigrams = someOf([...bigramKeys(folded)]);
  const found: Match[] = [];
  for (const { periods, end } of await roundsOf(db, scope, before)) {
    const part = end === null || (scope.end !== null && scope.end < end) ? scope : { ...scope, end };
    let place = before;
    for (;;) {
      const candidates = await findCandidates(db, part, { bigrams, periods, before: place });
      found.push(...(await verify(db, candidates, folded, limit - found.length)));
      place = candidates.at(-1) ?? null;
      if (found.length >= limit) return found;
      if (candidates.length < CANDIDATES) break;
    }
  }
  return found;
}

/** For a long query, bigrams from all parts of it. */
function someOf(bigrams: readonly number[]): number[] {
  const step = Math.max(1, bigrams.length / MOST_BIGRAMS);
  return Array.from({ length: Math.min(bigrams.length, MOST_BIGRAMS) }, (_, at) => bigrams[Math.floor(at * step)] ?? 0);
}

/** The periods that may contain matches, newest first. */
async function roundsOf(
  db: Queryable,
  { userId, start, end, from }: Scope,
  before: CursorPosition | null,
): Promise<SearchRound[]> {
  const own = and(eq(historyEntries.userId, userId), sql`${historyEntries.sequence} >= ${from}`);
  const edge = (newest: boolean) =>
    db
      .select({ at: historyEntries.createdAt })
      .from(historyEntries)
      .where(own)
      .orderBy(newest ? desc(historyEntries.createdAt) : historyEntries.createdAt)
      .limit(1);
  const [[first], [last]] = [await edge(false), await edge(true)];
  if (first === undefined || last === undefined) return [];
  const to = [last.at, before?.createdAt, end].filter((moment) => moment != null).sort((a, b) => +a - +b)[0] as Date;
  const since = start !== null && start > first.at ? start : first.at;
  return searchRounds(since, to);
}

async function findCandidates(
  db: Queryable,
  scope: Scope,
  {
    bigrams,
    periods,
    before,
  }: { bigrams: readonly number[]; periods: readonly string[]; before: CursorPosition | null },
): Promise<Candidate[]> {
  const { userId, start, end, from } = scope;
  const anyPeriod = sql.join(
    periods.map((period) => {
      const keys = [...new Set([...ownerKeys(userId, period, scope), ...bigrams])];
      return sql`${historyTexts.keys} @> ${`{${keys.join()}}`}::int[]`;
    }),
    sql` or `,
  );
  const conditions: SQL[] = [
    sql`user_id = ${userId}`,
    sql`sequence >= ${from}`,
    ...(start ? [sql`created_at >= ${start.toISOString()}::timestamptz`] : []),
    ...(end ? [sql`created_at < ${end.toISOString()}::timestamptz`] : []),
    ...(before
      ? [sql`(created_at, sequence) < (${before.createdAt.toISOString()}::timestamptz, ${before.sequence})`]
      : []),
  ];
  const { analysisId, createdAt, sequence } = historyTexts;
  const hits = db
    .$with("hits")
    .as(
      db
        .select({ analysisId, createdAt, sequence, userId: historyTexts.userId })
        .from(historyTexts)
        .where(sql`(${anyPeriod})`),
    );
  return db
    .with(hits)
    .select({ analysisId: hits.analysisId, createdAt: hits.createdAt, sequence: hits.sequence })
    .from(hits)
    .where(sql.join(conditions, sql` and `))
    .orderBy(desc(hits.createdAt), desc(hits.sequence))
    .limit(CANDIDATES);
}

/** The entries of candidates whose title or text contains the query, in the candidates' order. */
async function verify(
  db: Queryable,
  candidates: readonly Candidate[],
  folded: string,
  limit: number,
): Promise<Match[]> {
  const found: Match[] = [];
  for (let at = 0; at < candidates.length && found.length < limit; at += READ_AT_ONCE) {
    const ids = candidates.slice(at, at + READ_AT_ONCE).map(({ analysisId }) => analysisId);
    const rows = await db
      .select()
      .from(historyEntries)
      .where(inArray(historyEntries.analysisId, ids))
      .orderBy(desc(historyEntries.createdAt), desc(historyEntries.sequence));
    const texts = new Map((await findTexts(db, ids)).map(({ id, text }) => [id, text]));
    for (const row of rows) {
      const text = texts.get(row.analysisId) ?? "";
      if (foldText(row.title).includes(folded) || foldText(text).includes(folded)) found.push({ row, text });
    }
  }
  return found.slice(0, limit);
}
