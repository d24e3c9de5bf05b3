import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { type Database, type DatabaseConnection, openEmbedded, openPostgres } from "../db/connection.ts";
import { users } from "../modules/accounts/tables.ts";
import { copyEmbeddedTemplate } from "./embedded-template.ts";
import { databaseAt, runOn } from "./run-on-postgres.ts";

/** Defines the same tests for the embedded database and, where `TEST_DATABASE_URL` is set, for PostgreSQL. */
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

/** A migrated embedded database of one's own; closing it removes it. */
export async function openEmbeddedCopy(): Promise<DatabaseConnection> {
  const folder = mkdtempSync(join(tmpdir(), "geulgyeol-test-"));
  await copyEmbeddedTemplate(folder);
  const connection = await openEmbedded(folder);
  const close = async () => {
    await connection.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...connection, close };
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
  user: { readonly email?: string; readonly emailVerified?: boolean } = {},
): Promise<string> {
  const id = randomUUID();
  const moment = new Date();
  const consents = { termsAcceptedAt: moment, privacyAcceptedAt: moment, ageConfirmedAt: moment };
  await db.insert(users).values({ id, name: "시험", email: `${id}@example.com`, ...consents, ...user });
  return id;
}
