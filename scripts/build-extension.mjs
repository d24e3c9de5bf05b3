// Builds the browser extension and packs it: `node scripts/build-extension.mjs`. SERVICE_URL names the service to which its
// links lead.
import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { bin, root } from "./paths.mjs";

const SOURCE = join(root, "extension");
const OUTPUT = join(SOURCE, "dist");
const ICON_SIZES = [32, 48, 128];

/** Builds into `extension/dist` and packs it. Returns the folder, the zip and its size in bytes. Throws when a step fails. */
export async function buildExtension() {
  rmSync(OUTPUT, { recursive: true, force: true });
  await buildPage();
  await buildScripts();
  await drawIcons();
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const manifest = { ...JSON.parse(readFileSync(join(SOURCE, "manifest.json"), "utf8")), version };
  writeFileSync(join(OUTPUT, "manifest.json"), JSON.stringify(manifest, null, 2));
  return pack(`geulgyeol-extension-${version}.zip`);
}

async function buildPage() {
  const args = ["build", "--logLevel", "warn", "--outDir", OUTPUT];
  // Whatever the caller's environment says: a test's would leave React's checks in.
  const env = { ...process.env, NODE_ENV: "production" };
  await promisify(execFile)(bin("vite", "extension"), args, { cwd: SOURCE, env });
}

/** Both browsers run these two as plain scripts; the page's reader ends with its answer, which the extension receives. */
async function buildScripts() {
  const { build } = await import("esbuild");
  const common = {
    bundle: true,
    format: "iife",
    target: ["chrome111", "firefox142"],
    minify: true,
    logLevel: "warning",
  };
  await build({
    ...common,
    entryPoints: [join(SOURCE, "src/background.ts")],
    outfile: join(OUTPUT, "background.js"),
  });
  await build({
    ...common,
    entryPoints: [join(SOURCE, "src/page/read-page.ts")],
    globalName: "geulgyeolPage",
    footer: { js: "geulgyeolPage.readPage();" },
    outfile: join(OUTPUT, "read-page.js"),
  });
}

async function drawIcons() {
  const { default: sharp } = await import("sharp");
  const drawing = readFileSync(join(root, "web/public/favicon.svg"));
  mkdirSync(join(OUTPUT, "icons"));
  for (const size of ICON_SIZES) {
    await sharp(drawing, { density: (72 * size) / 28 })
      .resize(size)
      .png()
      .toFile(join(OUTPUT, `icons/${size}.png`));
  }
}

/** Times are left out, so that the same sources give the same zip. */
async function pack(name) {
  const { zipSync } = await import("fflate");
  const files = readdirSync(OUTPUT, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const entries = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  const contents = Object.fromEntries(
    entries.map((file) => [relative(OUTPUT, file).replaceAll("\\", "/"), readFileSync(file)]),
  );
  const zip = join(root, ".cache/packages", name);
  mkdirSync(join(root, ".cache/packages"), { recursive: true });
  writeFileSync(zip, zipSync(contents, { level: 9, mtime: "1980-01-01T00:00:00Z" }));
  return { folder: OUTPUT, zip, size: statSync(zip).size };
}

if (process.argv[1] === import.meta.filename) {
  const { zip, size } = await buildExtension();
  console.log(`${zip} (${size} bytes)`);
}
