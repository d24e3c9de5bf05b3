import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inject } from "vitest";
import type { EntryPoint } from "../runtime-paths.ts";

const sources = join(import.meta.dirname, "..");
const bundler = join(sources, "../../scripts/bundle-for-tests.mjs");

/** Source of each program, and of those that it starts from files next to its own. */
const PROGRAMS = {
  main: [
    "main.ts",
    "workers/engine-worker.ts",
    "workers/document-worker.ts",
    "workers/report-worker.ts",
    "workers/record-worker.ts",
    "db/initialise-embedded.ts",
  ],
  admin: ["admin/main.ts"],
  spender: ["../tests/faults/spender.ts"],
  "engine-worker": ["workers/engine-worker.ts"],
  "document-worker": ["workers/document-worker.ts"],
  "record-worker": ["workers/record-worker.ts"],
  "comparison-worker": ["workers/comparison-worker.ts"],
  "report-memory": ["../tests/load/report-memory.ts"],
  "lock-holder": ["testing/lock-holder.ts"],
  "scripted-document-worker": ["testing/scripted-document-worker.ts"],
  "scripted-engine-worker": ["testing/scripted-engine-worker.ts"],
} satisfies Record<string, [string, ...string[]]>;

export type ProcessName = keyof typeof PROGRAMS;

/** A server program as a process or thread, bundled as shipped when a test first needs it. */
export function bundledProcess(name: ProcessName): EntryPoint {
  // Next to `dist`, where Node finds the packages; each test process has its own.
  const folder = `${inject("processFolders")}${process.pid}-${name}`;
  const file = join(folder, `${name}.mjs`);
  if (!existsSync(file)) {
    const programs = PROGRAMS[name].map((source, at) => {
      const base = source.replace(/^.*\//, "").replace(/\.ts$/, "");
      return `${at === 0 ? name : base}=${join(sources, source)}`;
    });
    execFileSync(process.execPath, [bundler, folder, ...programs]);
  }
  return { file, url: pathToFileURL(file).href, execArgv: [] };
}
