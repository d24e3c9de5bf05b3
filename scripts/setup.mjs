// Installs the dependencies when they are missing or no longer match the lock file; otherwise returns at once.
// `npm install` and not `npm ci`: the latter refuses a lock file without the optional binaries of other platforms.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, workspaces } from "./paths.mjs";

const MINIMUM_NODE = [20, 19];

export function ensureNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor >= MINIMUM_NODE[1])) return;
  console.error(`Node ${MINIMUM_NODE.join(".")} or later is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

const stamp = join(root, "node_modules", ".geulgyeol-installed");

/** Hash of all that decides what an install puts into node_modules. */
function wantedState() {
  const manifests = ["package-lock.json", "package.json", ...workspaces().map((name) => join(name, "package.json"))];
  const hash = createHash("sha256").update(`${process.platform} ${process.arch} ${process.versions.modules}`);
  for (const file of manifests) if (existsSync(join(root, file))) hash.update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

export function ensureDependencies() {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wantedState()) return;
  console.log("Installing dependencies …");
  const result = spawnSync("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (result.status !== 0) {
    console.error("npm install failed; nothing was started.");
    process.exit(result.status ?? 1);
  }
  // Hashed anew: the install may have completed the lock file for this platform.
  writeFileSync(stamp, wantedState());
}

if (process.argv[1] === import.meta.filename) {
  ensureNode();
  ensureDependencies();
}
