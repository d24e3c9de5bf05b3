import { existsSync, renameSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";

/** The file is not a dump of this service. */
export class NotADump extends Error {}

/**
 * Replaces the current database by a dump. The old one is moved, never deleted; returns its new path. A broken file
 * changes nothing. The caller holds the lock. Rejects with {@link NotADump}.
 */
export async function restoreDump(
  file: string,
  { dataFolder, now }: { dataFolder: string; now: Date },
): Promise<string | null> {
  const unfinished = join(dataFolder, "database.restoring");
  rmSync(unfinished, { recursive: true, force: true });
  try {
    await unpack(file, unfinished);
  } catch (cause) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new NotADump(`${file} holds no database of Geulgyeol.`, { cause });
  }
  const present = join(dataFolder, "database");
  const replaced = existsSync(present) ? join(dataFolder, `database.replaced-${now.getTime()}`) : null;
  if (replaced !== null) renameSync(present, replaced);
  renameSync(unfinished, present);
  return replaced;
}

async function unpack(file: string, folder: string): Promise<void> {
  // Unpacked here, since the database's own unpacking ends the process for a file that is no archive (PGlite 0.5).
  const archive = new Blob([await promisify(gunzip)(await readFile(file))]);
  const database = await PGlite.create({ dataDir: folder, loadDataDir: archive });
  try {
    await database.query("select 1 from drizzle.__drizzle_migrations limit 1");
    await database.query("select 1 from users limit 1");
  } finally {
    await database.close();
  }
}
