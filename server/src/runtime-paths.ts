import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/**
 * The server's own files. The bundle is in `server/dist/` (in tests in a folder next to it) and the sources in
 * `server/src/`, each one level below the workspace, so one relative address works for both.
 */
const serverRoot = fileURLToPath(new URL("../", import.meta.url));
const bundleFolder = fileURLToPath(new URL("./", import.meta.url));
const runsFromSource = import.meta.url.endsWith(".ts");

export const migrationsFolder = join(serverRoot, "src/db/migrations");
/** The database that the build has prepared; absent when the server runs from source. */
export const builtDatabase = join(bundleFolder, "database");
/** What is kept between runs and may be deleted at any time. */
export const cacheFolder = join(serverRoot, ".cache");
export const engineModelFile = join(serverRoot, "../engine/model/geulgyeol.model.bin");
export const accuracyRecordFile = join(serverRoot, "../engine/model/accuracy.json");
export const productPackageFile = join(serverRoot, "../package.json");
export const webFolder = join(serverRoot, "../web/build/client");

/** A file that starts as a process or thread, with the flags that Node needs to load it. */
export interface EntryPoint {
  readonly file: string;
  readonly url: string;
  readonly execArgv: readonly string[];
}

/** @param source path below `server/src`; in the bundle it has its base name with the extension `.mjs`. */
export function entryPoint(source: `${string}.ts`): EntryPoint {
  const file = runsFromSource
    ? join(serverRoot, "src", source)
    : join(bundleFolder, `${source.replace(/^.*\//, "").replace(/\.ts$/, "")}.mjs`);
  return { file, url: pathToFileURL(file).href, execArgv: runsFromSource ? ["--import", "tsx"] : [] };
}

/** The thread that creates reports. From source it starts in a file that makes Node load TypeScript as ES modules. */
export function reportThread(): EntryPoint {
  if (!runsFromSource) return entryPoint("workers/report-worker.ts");
  const file = join(serverRoot, "src/workers/report-worker-source.mjs");
  return { file, url: pathToFileURL(file).href, execArgv: [] };
}
