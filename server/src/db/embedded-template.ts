import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { cacheFolder, migrationsFolder } from "../runtime-paths.ts";
import { openEmbedded } from "./connection.ts";
import { DataFolderInUse, lockDataFolder } from "./data-folder-lock.ts";
import { initialiseEmbedded } from "./ensure-embedded.ts";

/**
 * Copies a migrated, empty embedded database to `folder`. It is created when first needed, by the build or a test, and kept in
 * the server's cache: creating one and running the migrations takes several seconds, a copy a tenth of a second.
 */
export async function copyEmbeddedTemplate(folder: string): Promise<void> {
  cpSync(await embeddedTemplate(), folder, { recursive: true });
}

async function embeddedTemplate(): Promise<string> {
  const folder = join(cacheFolder, `database-${templateHash()}`);
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
      // Another process is creating it.
      if (!(error instanceof DataFolderInUse)) throw error;
      await sleep(100);
    }
  }
  return template;
}

/** Renamed when complete, so that an aborted run leaves no incomplete template. */
async function makeTemplate(folder: string, template: string): Promise<void> {
  const unfinished = join(folder, "unfinished");
  rmSync(unfinished, { recursive: true, force: true });
  await initialiseEmbedded(unfinished);
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
