// Builds what others can install: JavaScript, types and a tarball for each entry of `package-list.mjs`, or for the workspaces
// that are named. `--compile WORKSPACE FOLDER` only compiles one into a folder, without types, which take most of the time.
import { execFile } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { externalPackages } from "../bundle-node.mjs";
import { root } from "../paths.mjs";
import { PACKAGES } from "./package-list.mjs";

const run = promisify(execFile);
const readJson = (path) => JSON.parse(readFileSync(join(root, path), "utf8"));

/** Folder of the built packages and their tarballs. */
const PACKAGE_FOLDER = join(root, ".cache/packages");

/**
 * Builds and packs the packages, or those of the named workspaces. Returns for each its name, the folder from which it
 * was packed, its tarball, and the sizes of both in bytes. Throws when a step fails.
 */
export async function buildPackages({ only = PACKAGES.map(({ workspace }) => workspace) } = {}) {
  const built = [];
  for (const one of PACKAGES.filter(({ workspace }) => only.includes(workspace))) built.push(await buildPackage(one));
  return built;
}

async function buildPackage(one) {
  const folder = join(PACKAGE_FOLDER, one.workspace);
  rmSync(folder, { recursive: true, force: true });
  await compilePackage(one, folder);
  if (one.program === undefined) await rollUpTypes(one, folder);
  const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", PACKAGE_FOLDER], { cwd: folder });
  const [packed] = JSON.parse(stdout);
  const { name, size, unpackedSize } = packed;
  return { name, folder, tarball: join(PACKAGE_FOLDER, packed.filename), size, unpackedSize };
}

/** The package as it runs, without its types. */
async function compilePackage(one, folder) {
  mkdirSync(folder, { recursive: true });
  const manifest = manifestOf(one);
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  await (one.program === undefined ? compileEntries(one, folder) : bundleProgram(one, folder));
  for (const [to, from] of Object.entries(one.copies)) copy(join(root, from), join(folder, to));
}

function manifestOf({ workspace, summary, bundles = [], manifest }) {
  const own = readJson(`${workspace}/package.json`);
  const product = readJson("package.json");
  return {
    name: own.name,
    version: own.version ?? product.version,
    description: summary,
    license: "UNLICENSED",
    type: "module",
    engines: product.engines,
    ...manifest,
    dependencies: dependenciesOf(own, bundles),
  };
}

/** The packages of npm, also those of rooms whose code is inside; never a room itself. */
function dependenciesOf(own, bundles) {
  const all = [own, ...bundles.map((workspace) => readJson(`${workspace}/package.json`))];
  const entries = all.flatMap(({ dependencies = {} }) => Object.entries(dependencies));
  return Object.fromEntries(entries.filter(([name]) => !name.startsWith("@geulgyeol/")).sort());
}

async function compileEntries({ entries, platform }, folder) {
  const { build } = await import("esbuild");
  await build({
    entryPoints: Object.entries(entries).map(([out, from]) => ({ in: join(root, from), out })),
    outdir: join(folder, "dist"),
    bundle: true,
    splitting: true,
    platform,
    format: "esm",
    target: ["es2023", "node20.19"],
    chunkNames: "chunks/[hash]",
    logLevel: "warning",
    plugins: [externalPackages],
  });
}

/** One file of types for each entry, so that nothing but the entries can be imported. */
async function rollUpTypes({ entries }, folder) {
  const { rollup } = await import("rollup");
  const { dts } = await import("rollup-plugin-dts");
  const bundle = await rollup({
    input: Object.fromEntries(Object.entries(entries).map(([out, from]) => [out, join(root, from)])),
    // Rooms are resolved through links in node_modules, which would be left out; packages stay outside.
    external: (id) => !id.startsWith(".") && !id.startsWith("/") && !id.startsWith("@geulgyeol/"),
    plugins: [dts({ tsconfig: join(root, "tsconfig.base.json"), respectExternal: true })],
  });
  await bundle.write({ dir: join(folder, "dist"), format: "es", chunkFileNames: "chunks/[hash].d.ts" });
  await bundle.close();
}

async function bundleProgram({ program, manifest }, folder) {
  const { bundle } = await import("../bundle-node.mjs");
  await bundle([{ in: join(root, program), out: "main" }], join(folder, "cli/dist"), { sourcemap: false });
  const bin = join(folder, Object.values(manifest.bin)[0]);
  mkdirSync(dirname(bin), { recursive: true });
  writeFileSync(bin, '#!/usr/bin/env node\nimport "../dist/main.mjs";\n');
  chmodSync(bin, 0o755);
}

function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

async function main(named) {
  if (named[0] === "--compile") {
    const [, workspace, folder] = named;
    return compilePackage(
      PACKAGES.find((one) => one.workspace === workspace),
      folder,
    );
  }
  for (const { name, tarball, size, unpackedSize } of await buildPackages(named.length > 0 ? { only: named } : {}))
    console.log(`${name}: ${tarball} (${size} bytes, unpacked ${unpackedSize})`);
}

if (process.argv[1] === import.meta.filename) await main(process.argv.slice(2));
