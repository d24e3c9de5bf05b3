import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inject } from "vitest";
import type { EntryPoint } from "../runtime-paths.ts";

export type ProcessName =
  | "main"
  | "admin"
  | "spender"
  | "initialise-embedded"
  | "engine-worker"
  | "document-worker"
  | "report-worker"
  | "report-memory"
  | "lock-holder"
  | "scripted-document-worker"
  | "scripted-engine-worker";

/** A program of the server as a process or thread of its own, bundled as it is shipped. */
export function bundledProcess(name: ProcessName): EntryPoint {
  const file = join(inject("processFolder"), `${name}.mjs`);
  return { file, url: pathToFileURL(file).href, execArgv: [] };
}
