import { execFile } from "node:child_process";
import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { builtDatabase, entryPoint } from "../runtime-paths.ts";

/** Only to detect a hang: on a busy machine seconds become minutes. */
const INITIALISE_TIMEOUT_MS = 600_000;

/**
 * Creates the embedded database if there is none, and returns its folder: a copy of the one that the build has prepared, or, from
 * source, a new one. The caller holds the lock and runs the migrations. If killed, it leaves nothing incomplete.
 */
export async function ensureEmbedded(dataFolder: string, prepared = builtDatabase): Promise<string> {
  const folder = join(dataFolder, "database");
  if (existsSync(folder)) return folder;
  const unfinished = join(dataFolder, "database.unfinished");
  rmSync(unfinished, { recursive: true, force: true });
  if (existsSync(prepared)) cpSync(prepared, unfinished, { recursive: true });
  else await initialiseEmbedded(unfinished);
  renameSync(unfinished, folder);
  return folder;
}

/** Creates a database without tables in `folder`. Uses a separate process because it takes 750 MB. */
export async function initialiseEmbedded(folder: string): Promise<void> {
  const entry = entryPoint("db/initialise-embedded.ts");
  await promisify(execFile)(process.execPath, [...entry.execArgv, entry.file, folder], {
    timeout: INITIALISE_TIMEOUT_MS,
  });
}
