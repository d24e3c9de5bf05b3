import { spawn } from "node:child_process";
import { performance } from "node:perf_hooks";
import { root } from "./paths.mjs";

/**
 * Runs a program, or a function that rejects when it fails, and shows what it printed once it has ended: steps that run side by
 * side do not mix their outputs.
 * @returns whether it succeeded
 */
export async function runQuietly({ title, program, args, env, run }) {
  const started = performance.now();
  const { ok, output } = run === undefined ? await runProgram(program, args, env) : await runFunction(run);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `\n── ${title}${output === "" ? "" : `\n${output}`}\n── ${title}: ${ok ? "ok" : "FAILED"} (${seconds} s)`,
  );
  return ok;
}

function runProgram(program, args, env = {}) {
  return new Promise((resolve) => {
    const pieces = [];
    const options = { cwd: root, stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } };
    const child = spawn(program, args, options);
    child.stdout.on("data", (piece) => pieces.push(piece));
    child.stderr.on("data", (piece) => pieces.push(piece));
    child.on("error", (error) => resolve({ ok: false, output: error.message }));
    child.on("close", (code, signal) => {
      if (signal !== null) pieces.push(Buffer.from(`\nEnded by ${signal}.`));
      resolve({ ok: code === 0, output: Buffer.concat(pieces).toString().trim() });
    });
  });
}

async function runFunction(run) {
  const lines = [];
  try {
    await run((line) => lines.push(line));
    return { ok: true, output: lines.join("\n") };
  } catch (error) {
    return { ok: false, output: [...lines, error.message].join("\n") };
  }
}
