// Builds what changed: the web app (React Router on Vite), the server and the command line (esbuild).
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { bundle } from "./bundle-node.mjs";
import { root } from "./paths.mjs";
import { sourceHash } from "./source-hash.mjs";

const SHARED = [
  "engine/src",
  "documents/src",
  "contract/src",
  "records/src",
  "wording/src",
  "package-lock.json",
  "scripts/build.mjs",
  "scripts/bundle-node.mjs",
];

const targets = [
  {
    name: "web",
    sources: [...SHARED, "engine/model", "evaluation/results", "web"],
    output: "web/build/client",
    build: buildWeb,
  },
  {
    name: "server",
    sources: [...SHARED, "rewriting/src", "similarity/src", "server/src"],
    output: "server/dist",
    build: buildServer,
  },
  { name: "cli", sources: [...SHARED, "cli/src"], output: "cli/dist", build: buildCommandLine },
];

/** Builds every target, or those named in `only`, whose sources changed since the last build. Throws when one fails. */
export async function build({ force = false, only = null, log = console.log } = {}) {
  for (const target of targets) {
    if (only && !only.includes(target.name)) continue;
    const stamp = join(root, target.output, ".source-hash");
    const wanted = sourceHash(target.sources);
    if (!force && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) continue;
    log(`Building ${target.name} …`);
    await target.build();
    writeFileSync(stamp, wanted);
  }
}

/** A file of a package as a workspace sees it: npm may have put it beside the workspace or at the root. */
function packageProgram(workspace, name, file) {
  const require = createRequire(join(root, workspace, "package.json"));
  return join(dirname(require.resolve(`${name}/package.json`)), file);
}

async function buildWeb() {
  rmSync(join(root, "web/build"), { recursive: true, force: true });
  const cli = packageProgram("web", "@react-router/dev", "bin.js");
  const options = { cwd: join(root, "web"), env: { ...process.env, NODE_ENV: "production" }, maxBuffer: 2 ** 26 };
  await promisify(execFile)(process.execPath, [cli, "build"], options).catch(({ message, stdout, stderr }) => {
    throw new Error(`The web app did not build: ${message}\n${stdout}\n${stderr}`);
  });
  await precompress(join(root, "web/build/client"));
}

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|webmanifest|bin|map)$/;

/** Writes .br and .gz beside what compresses, so that the server never compresses the same bytes twice. */
async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => COMPRESSIBLE.test(file) && statSync(file).isFile() && statSync(file).size > 1024);
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality(file, bytes.length),
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
      writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

function brotliQuality(file, size) {
  // On the model's quantised weights 4 is quicker than 9 (0.3 s instead of 4.9) and its result 3% smaller.
  if (file.endsWith(".bin")) return 4;
  return size > 500_000 ? 9 : 11;
}

async function buildServer() {
  const outdir = join(root, "server/dist");
  const workers = readdirSync(join(root, "server/src/workers")).filter((name) => name.endsWith("-worker.ts"));
  const entries = [{ in: join(root, "server/src/main.ts"), out: "main" }];
  for (const name of workers)
    entries.push({ in: join(root, "server/src/workers", name), out: name.replace(/\.ts$/, "") });
  for (const name of ["initialise-embedded", "prepare-database"])
    entries.push({ in: join(root, "server/src/db", `${name}.ts`), out: name });
  await bundle(entries, outdir);
  // A first start copies it instead of creating a database and running every migration.
  await promisify(execFile)(process.execPath, [join(outdir, "prepare-database.mjs"), join(outdir, "database")]);
}

async function buildCommandLine() {
  mkdirSync(join(root, "cli/dist"), { recursive: true });
  await bundle([{ in: join(root, "cli/src/main.ts"), out: "main" }], join(root, "cli/dist"));
}

if (process.argv[1] === import.meta.filename) await build({ force: process.argv.includes("--force") });
