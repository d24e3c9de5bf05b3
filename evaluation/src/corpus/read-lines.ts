import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

export type RawRow = Readonly<Record<string, unknown>>;

/** Reads a gzipped file of one JSON object a line. */
export function readLines(path: string): RawRow[] {
  return gunzipSync(readFileSync(path))
    .toString("utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as RawRow);
}

export function stringOf(row: RawRow, key: string): string | null {
  const value = row[key];
  return typeof value === "string" ? value : null;
}
