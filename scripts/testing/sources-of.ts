import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** The TypeScript sources under a folder of the repository, without tests and what serves them. */
export function sourcesOf(folder: string): { file: string; lines: string[] }[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|testing\//.test(name))
    .map((name) => ({ file: `${folder}/${name}`, lines: readFileSync(join(ROOT, folder, name), "utf8").split("\n") }));
}
