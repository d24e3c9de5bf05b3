import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated PostgreSQL database for copying; null if `TEST_DATABASE_URL` is not set. */
    postgresTemplate: { url: string; database: string } | null;
    /** Prefix of this workspace's folders for programs started by tests. */
    processFolders: string;
    /** `TEST_REDIS_URL`. */
    redisUrl: string | null;
  }
}

/** Resources of a test file, such as a database or a program, are created on demand. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = join(import.meta.dirname, "../..");
  const processFolders = `.test-processes-${process.pid}-`;
  project.provide("processFolders", join(server, processFolders));
  project.provide("redisUrl", process.env.TEST_REDIS_URL ?? null);
  const url = process.env.TEST_DATABASE_URL;
  const dropTemplate = url === undefined ? undefined : await makePostgresTemplate(project, url);
  if (url === undefined) project.provide("postgresTemplate", null);
  return async () => {
    for (const name of readdirSync(server)) {
      if (name.startsWith(processFolders)) rmSync(join(server, name), { recursive: true, force: true });
    }
    await dropTemplate?.();
  };
}

/** The driver is loaded here, so that runs without PostgreSQL do not load it. */
async function makePostgresTemplate(project: TestProject, url: string): Promise<() => Promise<void>> {
  const { openPostgres } = await import("../db/connection.ts");
  const { databaseAt, runOn } = await import("./run-on-postgres.ts");
  const database = `geulgyeol_template_${process.pid}`;
  project.provide("postgresTemplate", { url, database });
  await runOn(url, `create database ${database}`);
  const postgres = openPostgres(databaseAt(url, database));
  await postgres.migrate();
  await postgres.close();
  return () => runOn(url, `drop database ${database} with (force)`);
}
