import { mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import type { DatabaseConnection } from "../connection.ts";

/** Number of dumps kept in a folder; older ones are deleted. */
export const DUMPS_KEPT = 7;
const NAME = /^geulgyeol-\d{8}T\d{6}Z\.tar\.gz$/;

/**
 * Writes the whole embedded database into `folder`, named by the time, and returns the file. It gets its name once
 * complete; then all but the newest {@link DUMPS_KEPT} are deleted. Rejects if the disk is full.
 */
export async function storeDump(
  connection: Pick<DatabaseConnection, "dump">,
  { folder, now }: { folder: string; now: Date },
): Promise<string> {
  const file = join(folder, `geulgyeol-${now.toISOString().replace(/[-:]|\.\d+/g, "")}.tar.gz`);
  await writeDump(connection, file);
  for (const old of readdirSync(folder).filter(isDump).sort().slice(0, -DUMPS_KEPT)) rmSync(join(folder, old));
  return file;
}

/** Writes the whole embedded database into `file`, which is replaced only by a complete dump. */
export async function writeDump(connection: Pick<DatabaseConnection, "dump">, file: string): Promise<void> {
  if (connection.dump === undefined) throw new Error("this database is dumped by pg_dump");
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${file}.unfinished`;
  try {
    const archive = await connection.dump();
    const handle = await open(unfinished, "w", 0o600);
    try {
      for await (const chunk of Readable.fromWeb(archive.stream() as WebStream)) await handle.writeFile(chunk);
      await handle.sync();
    } finally {
      await handle.close();
    }
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

const isDump = (name: string) => NAME.test(name);
