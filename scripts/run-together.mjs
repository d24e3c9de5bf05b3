import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { performance } from "node:perf_hooks";
import { root } from "./paths.mjs";

/**
 * Runs steps side by side, as many as there are processors, in the order given. What a step prints is shown when it has
 * ended, so that the outputs do not mix. A step is a program, or a function that rejects when it fails.
 * @returns for each step whether it succeeded
 */
export async function runTogether(steps) {
  const results = new Array(steps.length).fill(false);
  let next = 0;
  const work = async () => {
    while (next < steps.length) {
      const index = next++;
      results[index] = await runOne(steps[index]);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

async function runOne({ title, program, args, run }) {
  const started = performance.now();
  const { ok, output } = run === undefined ? await runProgram(program, args) : await runFunction(run);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `\n── ${title}${output === "" ? "" : `\n${output}`}\n── ${title}: ${ok ? "ok" : "FAILED"} (${seconds} s)`,
  );
  return ok;
}

function runProgram(program, args) {
  return new Promise((resolve) => {
    const pieces = [];
    const child = spawn(program, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.on("data", (piece) => pieces.push(piece));
    child.stderr.on("data", (piece) => pieces.push(piece));
    child.on("error", (error) => resolve({ ok: false, output: error.message }));
    child.on("close", (code) => resolve({ ok: code === 0, output: Buffer.concat(pieces).toString().trim() }));
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
