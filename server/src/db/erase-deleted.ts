import type { PGlite } from "@electric-sql/pglite";

/** Larger tables take too long to rewrite; there, a deleted row's bytes stay in its page until overwritten. */
const WRITTEN_ANEW_BELOW_BYTES = 32 * 2 ** 20;

/**
 * Removes deleted rows from the files of the embedded database: rewrites small tables and starts a new write-ahead log.
 * One statement at a time, so that requests can run in between.
 */
export async function eraseDeleted(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ name: string; isSmall: boolean }>(
    `select format('%I.%I', schemaname, tablename) as name,
      pg_total_relation_size(format('%I.%I', schemaname, tablename)::regclass) < $1 as "isSmall"
    from pg_tables where schemaname = 'public'`,
    [WRITTEN_ANEW_BELOW_BYTES],
  );
  for (const { name, isSmall } of rows) await client.exec(`vacuum (full ${isSmall}) ${name}`);
  // A checkpoint keeps the log segment in which it is written.
  for (let piece = 0; piece < 2; piece++) {
    await client.exec("select pg_switch_wal()");
    await client.exec("checkpoint");
  }
}
