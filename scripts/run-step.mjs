import { spawnSync } from "node:child_process";
import { performance } from "node:perf_hooks";
import { root } from "./paths.mjs";

/** Runs a program in the checkout, its output shown. Returns whether it succeeded; prints how long it took. */
export function runStep(title, program, args, env = {}) {
  console.log(`\n── ${title}`);
  const started = performance.now();
  const result = spawnSync(program, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const ok = result.status === 0;
  console.log(`── ${title}: ${ok ? "ok" : "FAILED"} (${seconds} s)`);
  return ok;
}
