import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./paths.mjs";

/**
 * Checks a commit out into a temporary folder, installs its packages and calls `work` with the folder, which is removed
 * afterwards. Throws if the commit is unknown or its packages cannot be installed.
 */
export function withCheckout(commit, work) {
  const parent = mkdtempSync(join(tmpdir(), "geulgyeol-against-"));
  const folder = join(parent, "checkout");
  const removeAll = () => {
    spawnSync("git", ["worktree", "remove", "--force", folder], { cwd: root, stdio: "ignore" });
    rmSync(parent, { recursive: true, force: true });
  };
  try {
    run("git", ["worktree", "add", "--detach", folder, commit], root);
    run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], folder);
    return work(folder);
  } finally {
    removeAll();
  }
}

function run(program, args, cwd) {
  const { status } = spawnSync(program, args, {
    cwd,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed in ${cwd}.`);
}
