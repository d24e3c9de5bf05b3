import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openEmbedded } from "../db/connection.ts";
import { DataFolderInUse, lockDataFolder } from "../db/data-folder-lock.ts";
import { ensureEmbedded } from "../db/ensure-embedded.ts";
import { migrationsFolder } from "../runtime-paths.ts";

const cacheFolder = join(import.meta.dirname, "../../.cache");

/** Copies a migrated embedded database to `folder`. The first test creates it; it is kept for later runs. */
export async function copyEmbeddedTemplate(folder: string): Promise<void> {
  cpSync(await embeddedTemplate(), folder, { recursive: true });
}

async function embeddedTemplate(): Promise<string> {
  const folder = join(cacheFolder, `test-database-${templateHash()}`);
  const template = join(folder, "migrated");
  while (!existsSync(template)) {
    mkdirSync(folder, { recursive: true });
    try {
      const lock = await lockDataFolder(folder);
      try {
        if (!existsSync(template)) await makeTemplate(folder, template);
      } finally {
        await lock.release();
      }
    } catch (error) {
      // Another test process is creating it.
      if (!(error instanceof DataFolderInUse)) throw error;
      await sleep(100);
    }
  }
  return template;
}

/** Renamed when complete, so that an aborted run leaves no incomplete template. */
async function makeTemplate(folder: string, template: string): Promise<void> {
  const unfinished = await ensureEmbedded(folder);
  const connection = await openEmbedded(unfinished);
  await connection.migrate();
  await connection.close();
  renameSync(unfinished, template);
}

/** Changes with each migration and with the version of the database. */
function templateHash(): string {
  const hash = createHash("sha256");
  const program = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  hash.update(readFileSync(join(dirname(program), "../package.json")));
  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith(".sql")) hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  }
  return hash.digest("hex").slice(0, 16);
}
