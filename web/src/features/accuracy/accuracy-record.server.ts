import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AccuracyRecord } from "@geulgyeol/engine/accuracy-record";
import { parseRecord } from "./parse-record.ts";

/** The record of the shipped model, read at build time (in the folder of this workspace). */
export function readAccuracyRecord(): AccuracyRecord {
  return parseRecord(readFileSync(join(process.cwd(), "../engine/model/accuracy.json"), "utf8"));
}
