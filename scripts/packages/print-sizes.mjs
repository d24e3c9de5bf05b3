// `npm run sizes`: builds what others install and prints how large it is, as the table of docs/programs.md.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { buildExtension } from "../build-extension.mjs";
import { ensureDependencies, ensureNode } from "../setup.mjs";
import { buildPackages } from "./build-packages.mjs";

/** Name, bytes to download and bytes once unpacked of each package that was built, and of the extension, which is built. */
export async function measureSizes(packages) {
  const { folder, size } = await buildExtension();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const unpackedSize = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  const extension = { name: "browser extension", size, unpackedSize };
  return [...packages, extension].map(({ name, size, unpackedSize }) => ({ name, size, unpackedSize }));
}

/** Megabytes of a million bytes, or kilobytes of a thousand. */
export const inWords = (bytes) => (bytes < 1e6 ? `${Math.round(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`);

if (process.argv[1] === import.meta.filename) {
  ensureNode();
  ensureDependencies();
  for (const { name, size, unpackedSize } of await measureSizes(await buildPackages()))
    console.log(`| \`${name}\` | ${inWords(size)} | ${inWords(unpackedSize)} |`);
}
