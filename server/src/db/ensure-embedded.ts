import { execFile } from "node:child_process";
import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { entryPoint } from "../runtime-paths.ts";

/** Only to detect a hang: on a busy machine seconds become minutes. */
const INITIALISE_TIMEOUT_MS = 600_000;

/**
 * Creates the embedded database if there is none, and returns its folder. Uses a separate process because it takes 750
 * MB. If killed, it leaves nothing incomplete. The caller holds the lock.
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
