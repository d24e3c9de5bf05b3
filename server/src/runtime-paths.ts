import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/**
 * Where the server finds its own files. The bundle lies in `server/dist/` (in tests in a folder beside it) and the sources in
 * `server/src/`, each one level below the workspace, so one relative address serves both.
 */
const serverRoot = fileURLToPath(new URL("../", import.meta.url));
const bundleFolder = fileURLToPath(new URL("./", import.meta.url));
const runsFromSource = import.meta.url.endsWith(".ts");

export const migrationsFolder = join(serverRoot, "src/db/migrations");
export const engineModelFile = join(serverRoot, "../engine/model/geulgyeol.model.bin");
export const productPackageFile = join(serverRoot, "../package.json");
export const webFolder = join(serverRoot, "../web/build/client");

/** A file that is started as a process or a thread of its own, and the flags that Node needs to load it. */
export interface EntryPoint {
  readonly file: string;
  readonly url: string;
  readonly execArgv: readonly string[];
}

/** @param source path below `server/src`; the bundle holds it under its base name with the ending `.mjs`. */
export function entryPoint(source: `${string}.ts`): EntryPoint {
  const file = runsFromSource
    ? join(serverRoot, "src", source)
    : join(bundleFolder, `${source.replace(/^.*\//, "").replace(/\.ts$/, "")}.mjs`);
  return { file, url: pathToFileURL(file).href, execArgv: runsFromSource ? ["--import", "tsx"] : [] };
}

/** The thread that sets reports. From source it starts in a file that makes Node read TypeScript as ES modules. */
export function reportThread(): EntryPoint {
  if (!runsFromSource) return entryPoint("workers/report-worker.ts");
  const file = join(serverRoot, "src/workers/report-worker-source.mjs");
  return { file, url: pathToFileURL(file).href, execArgv: [] };
}
