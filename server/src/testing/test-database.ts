import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { type Database, type DatabaseConnection, openEmbedded, openPostgres } from "../db/connection.ts";
import { copyEmbeddedTemplate } from "../db/embedded-template.ts";
import { users } from "../modules/accounts/tables.ts";
import { databaseAt, runOn } from "./run-on-postgres.ts";

/** Defines the same tests for the embedded database and, if `TEST_DATABASE_URL` is set, for PostgreSQL. */
export function onEachDatabase(title: string, define: (connection: () => DatabaseConnection) => void): void {
  const openers: [string, () => Promise<DatabaseConnection>][] = [["PGlite", openEmbeddedCopy]];
  if (inject("postgresTemplate") !== null) openers.push(["PostgreSQL", openPostgresCopy]);
  describe.each(openers)(`${title} (%s)`, (_name, open) => {
    let connection: DatabaseConnection;
    beforeAll(async () => {
      connection = await open();
    });
    afterAll(() => connection?.close());
    define(() => connection);
  });
}

interface EmbeddedCopy {
  readonly connection: DatabaseConnection;
  /** Everything that `schemaOf` reads, as after the migrations. */
  readonly schema: string;
  readonly remove: () => Promise<void>;
}

/** Emptied databases of this worker. Opening one takes 50 times as long as emptying it. */
const idle: EmbeddedCopy[] = [];

/** A migrated, empty embedded database. Closing it empties it for the next test file. */
export async function openEmbeddedCopy(): Promise<DatabaseConnection> {
  const copy = idle.pop() ?? (await makeEmbeddedCopy());
  const close = async () => {
    if (await empty(copy)) idle.push(copy);
    else await copy.remove();
  };
  return { ...copy.connection, close };
}

async function makeEmbeddedCopy(): Promise<EmbeddedCopy> {
  // The global set-up removes folders with this prefix.
  const folder = mkdtempSync(`${inject("processFolders")}database-`);
  await copyEmbeddedTemplate(folder);
  const connection = await openEmbedded(folder);
  const remove = async () => {
    await connection.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { connection, schema: await schemaOf(connection), remove };
}

/** Deletes every row, bypassing triggers and foreign keys. False if a test has changed the schema. */
async function empty({ connection, schema }: EmbeddedCopy): Promise<boolean> {
  if ((await schemaOf(connection)) !== schema) return false;
  await connection.executeSql(`
    do $$ declare name text; begin
      set local session_replication_role = replica;
      for name in select oid::regclass from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
        execute 'delete from ' || name;
      end loop;
      for name in select oid::regclass from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace loop
        execute 'alter sequence ' || name || ' restart';
      end loop;
    end $$`);
  return true;
}

async function schemaOf(connection: DatabaseConnection): Promise<string> {
  const { rows } = await connection.executeSql(`
    select string_agg(name, ' ' order by name) as names from (
      select nspname as name from pg_namespace where nspname not like 'pg_temp%' and nspname not like 'pg_toast%'
      union all select relname || attname from pg_class join pg_attribute on attrelid = pg_class.oid
        where relnamespace = 'public'::regnamespace and attnum > 0
      union all select tgname from pg_trigger
      union all select proname from pg_proc where pronamespace = 'public'::regnamespace
    ) as schema`);
  return JSON.stringify(rows);
}

async function openPostgresCopy(): Promise<DatabaseConnection> {
  const template = inject("postgresTemplate");
  if (template === null) throw new Error("TEST_DATABASE_URL is not set");
  const database = `geulgyeol_test_${randomUUID().replaceAll("-", "")}`;
  await runOn(template.url, `create database ${database} template ${template.database}`);
  const connection = openPostgres(databaseAt(template.url, database));
  const close = async () => {
    await connection.close();
    await runOn(template.url, `drop database ${database} with (force)`);
  };
  return { ...connection, close };
}

/** A user without a way to sign in; returns the id. */
export async function insertUser(
  db: Database,
  {
    id = randomUUID(),
    ...user
  }: { readonly id?: string; readonly email?: string; readonly emailVerified?: boolean } = {},
): Promise<string> {
  const moment = new Date();
  const consents = { termsAcceptedAt: moment, privacyAcceptedAt: moment, ageConfirmedAt: moment };
  await db.insert(users).values({ id, name: "시험", email: `${id}@example.com`, ...consents, ...user });
  return id;
}
