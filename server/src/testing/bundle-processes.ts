import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { ProcessName } from "./bundled-process.ts";

const server = join(import.meta.dirname, "../..");
const program = join(server, "../scripts/bundle-for-tests.mjs");

const SOURCES: Record<ProcessName, string> = {
  main: "main.ts",
  admin: "admin/main.ts",
  spender: "faults/spender.ts",
  "initialise-embedded": "db/initialise-embedded.ts",
  "engine-worker": "workers/engine-worker.ts",
  "document-worker": "workers/document-worker.ts",
  "report-worker": "workers/report-worker.ts",
  "report-memory": "scale/report-memory.ts",
  "lock-holder": "testing/lock-holder.ts",
  "scripted-document-worker": "testing/scripted-document-worker.ts",
  "scripted-engine-worker": "testing/scripted-engine-worker.ts",
};

/** Bundles what tests start as processes into a new folder of this workspace, where Node finds its packages. */
export async function bundleProcesses(): Promise<string> {
  const folder = mkdtempSync(join(server, ".test-processes-"));
  const programs = Object.entries(SOURCES).map(([name, source]) => `${name}=${join(server, "src", source)}`);
  await promisify(execFile)(process.execPath, [program, folder, ...programs]);
  return folder;
}
