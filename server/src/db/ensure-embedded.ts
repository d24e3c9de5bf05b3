import { execFile } from "node:child_process";
import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { entryPoint } from "../runtime-paths.ts";

/** For what hangs: on a machine whose processors others hold, these seconds become minutes. */
const INITIALISE_TIMEOUT_MS = 600_000;

/**
 * Creates the embedded database below the data folder if there is none, and returns its folder. Creating takes 2 to 3
 * seconds and some 750 MB, which a process of its own gives back when it ends; it works in a folder beside and is renamed
 * when complete, so that a killed first start leaves nothing half made. The caller holds the lock of the data folder.
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
