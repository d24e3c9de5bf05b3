import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { formatOf } from "@geulgyeol/documents/formats";

/** A file to judge, or the reason why a path gives none. */
export type Listed = { readonly path: string } | { readonly path: string; readonly problem: string };

/**
 * The files of the named paths: a file itself, or all documents in and below a folder, ordered by path code units (the
 * same on every machine). Hidden entries and links inside folders are skipped.
 */
export async function* listFiles(paths: readonly string[]): AsyncGenerator<Listed> {
  for (const path of paths) {
    if (path === "-") {
      yield { path };
      continue;
    }
    try {
      if (!(await stat(path)).isDirectory()) {
        yield { path };
        continue;
      }
      const found = (await walk(path)).sort(byCodeUnit);
      if (found.length === 0) yield { path, problem: "읽을 수 있는 문서가 없는 폴더입니다." };
      for (const file of found) yield { path: file };
    } catch (error) {
      yield { path, problem: error instanceof Error ? error.message : String(error) };
    }
  }
}

async function walk(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.name.startsWith(".")) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) found.push(...(await walk(path)));
    else if (entry.isFile() && formatOf(entry.name)) found.push(path);
  }
  return found;
}

function byCodeUnit(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
