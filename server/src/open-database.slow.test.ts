import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { expect, it } from "vitest";
import { type DatabaseConnection, openEmbedded } from "./db/connection.ts";
import { copyEmbeddedTemplate } from "./db/embedded-template.ts";
import { createLogger } from "./http/request-log.ts";
import { openDatabase } from "./open-database.ts";
import { migrationsFolder } from "./runtime-paths.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";
import { insertUser } from "./testing/test-database.ts";

const root = temporaryFolder();
const log = createLogger("silent", { write: () => undefined });

it("a start migrates a copy of a database that the build prepared many migrations ago", async () => {
  const current = join(root, "current");
  await copyEmbeddedTemplate(current);
  const wanted = await withDatabase(current, schemaOf);
  const older = join(root, "older");
  cpSync(current, older, { recursive: true });
  await withDatabase(older, takeBackHalf);
  const before = await withDatabase(older, schemaOf);
  expect(before.migrations.length).toBe(Math.floor(wanted.migrations.length / 2));
  expect(before.columns).not.toEqual(wanted.columns);

  const start = () => openDatabase({ databaseUrl: undefined, dataFolder: join(root, "data") }, log, older);
  const first = await start();
  expect(await schemaOf(first)).toEqual(wanted);
  await insertUser(first.db);
  await first.close();

  // Only the copy was migrated, and the next start keeps what is in it.
  expect(await withDatabase(older, schemaOf)).toEqual(before);
  const second = await start();
  expect((await second.executeSql("select count(*)::int as n from users")).rows).toEqual([{ n: 1 }]);
  await second.close();
}, 120_000);

async function withDatabase<Result>(folder: string, work: (connection: DatabaseConnection) => Promise<Result>) {
  const connection = await openEmbedded(folder);
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** Empties the database and runs only the first half of the migrations: creating a new one takes longer. */
async function takeBackHalf({ db, executeSql }: DatabaseConnection): Promise<void> {
  await executeSql("drop schema public cascade; drop schema drizzle cascade; create schema public");
  const journalFile = join("meta", "_journal.json");
  const journal = JSON.parse(readFileSync(join(migrationsFolder, journalFile), "utf8"));
  const entries = journal.entries.slice(0, Math.floor(journal.entries.length / 2));
  const half = join(root, "half");
  mkdirSync(join(half, "meta"), { recursive: true });
  writeFileSync(join(half, journalFile), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) cpSync(join(migrationsFolder, `${tag}.sql`), join(half, `${tag}.sql`));
  await migrate(db as unknown as PgliteDatabase, { migrationsFolder: half });
}

async function schemaOf({ executeSql }: DatabaseConnection) {
  const rowsOf = async (query: string) => (await executeSql(query)).rows;
  return {
    migrations: await rowsOf("select hash, created_at from drizzle.__drizzle_migrations order by created_at"),
    columns: await rowsOf(`select table_name, column_name, data_type, is_nullable, column_default, generation_expression
      from information_schema.columns where table_schema = 'public' order by table_name, column_name`),
    indexes: await rowsOf("select indexname, indexdef from pg_indexes where schemaname = 'public' order by indexname"),
    constraints: await rowsOf(`select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as text
      from pg_constraint where connamespace = 'public'::regnamespace order by 1, conname`),
    triggers: await rowsOf(
      "select pg_get_triggerdef(oid) as text from pg_trigger where not tgisinternal order by tgname, tgrelid::regclass::text",
    ),
    functions: await rowsOf(`select proname, pg_get_functiondef(oid) as text from pg_proc
      where pronamespace = 'public'::regnamespace and prokind = 'f' order by proname`),
  };
}
