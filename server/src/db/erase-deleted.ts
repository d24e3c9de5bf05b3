import type { PGlite } from "@electric-sql/pglite";

/** Larger tables take too long to be written anew; in them a deleted row leaves bytes in its page until another takes the place. */
const WRITTEN_ANEW_BELOW_BYTES = 32 * 2 ** 20;

/**
 * Removes from the files of the embedded database what was deleted from its tables: small tables are written anew, and the
 * log of changes is begun anew. Statement by statement, so that requests come in between.
 */
export async function eraseDeleted(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ name: string; isSmall: boolean }>(
    `select format('%I.%I', schemaname, tablename) as name,
      pg_total_relation_size(format('%I.%I', schemaname, tablename)::regclass) < $1 as "isSmall"
    from pg_tables where schemaname = 'public'`,
    [WRITTEN_ANEW_BELOW_BYTES],
  );
  for (const { name, isSmall } of rows) await client.exec(`vacuum (full ${isSmall}) ${name}`);
  // A checkpoint keeps the piece of the log that it is written in.
  for (let piece = 0; piece < 2; piece++) {
    await client.exec("select pg_switch_wal()");
    await client.exec("checkpoint");
  }
}
