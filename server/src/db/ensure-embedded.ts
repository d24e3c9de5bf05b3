import { execFile } from "node:child_process";
import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { entryPoint } from "../runtime-paths.ts";

/** For what hangs: on a machine whose processors others hold, these seconds become minutes. */
const INITIALISE_TIMEOUT_MS = 600_000;

/**
 * Creates the embedded database if there is none, and returns its folder. It takes 750 MB, so a process of its own does
 * it. A killed one leaves nothing half made. The caller holds the lock.
 */
export async function ensureEmbedded(dataFolder: string): Promise<string> {
  const folder = join(dataFolder, "database");
  if (existsSync(folder)) return folder;
  const unfinished = join(dataFolder, "database.unfinished");
  rmSync(unfinished, { recursive: true, force: true });
  const entry = entryPoint("db/initialise-embedded.ts");
  await promisify(execFile)(process.execPath, [...entry.execArgv, entry.file, unfinished], {
    timeout: INITIALISE_TIMEOUT_MS,
  });
  renameSync(unfinished, folder);
  return folder;
}
