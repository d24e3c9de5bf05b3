import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openEmbedded, openPostgres } from "../db/connection.ts";
import { ensureEmbedded } from "../db/ensure-embedded.ts";
import { bundleProcesses } from "./bundle-processes.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated embedded database, to be copied. */
    embeddedTemplate: string;
    /** A migrated PostgreSQL database, to be copied; null when `TEST_DATABASE_URL` is not set. */
    postgresTemplate: { url: string; database: string } | null;
    /** Holds what tests start as processes, bundled. */
    processFolder: string;
    /** `TEST_REDIS_URL`. */
    redisUrl: string | null;
  }
}

/** Creates and migrates each kind of database once a run; every test file works on a copy of its own. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "geulgyeol-test-"));
  const embedded = await openEmbedded(await ensureEmbedded(folder));
  await embedded.migrate();
  await embedded.close();
  project.provide("embeddedTemplate", join(folder, "database"));
  const processFolder = await bundleProcesses();
  project.provide("processFolder", processFolder);

  project.provide("redisUrl", process.env.TEST_REDIS_URL ?? null);
  const url = process.env.TEST_DATABASE_URL;
  const database = `geulgyeol_template_${process.pid}`;
  project.provide("postgresTemplate", url === undefined ? null : { url, database });
  if (url !== undefined) {
    await runOn(url, `create database ${database}`);
    const postgres = openPostgres(databaseAt(url, database));
    await postgres.migrate();
    await postgres.close();
  }
  return async () => {
    for (const made of [folder, processFolder]) rmSync(made, { recursive: true, force: true });
    if (url !== undefined) await runOn(url, `drop database ${database} with (force)`);
  };
}

/** Runs one statement on the server that `url` names. */
export async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function databaseAt(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
