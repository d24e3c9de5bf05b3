// `npm run bench`: speed and memory of the engine in process and of each file format, then requests per second over HTTP.
// Machine and date are printed with the numbers; compare only within one run, since machines are noisy.
import { cpus, totalmem } from "node:os";
import { build } from "./build.mjs";
import { bin } from "./paths.mjs";
import { runStep } from "./run-step.mjs";
import { ensureDependencies, ensureNode } from "./setup.mjs";

ensureNode();
ensureDependencies();
await build({ only: ["server"] });
const [cpu] = cpus();
console.log(
  `${new Date().toISOString()} · Node ${process.versions.node} · ${cpus().length} × ${cpu?.model ?? "?"} · ` +
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
);
const ok = [
  runStep("engine in process", bin("tsx"), ["--expose-gc", "evaluation/src/bench.ts"]),
  runStep("documents, each in a process", bin("tsx"), ["documents/src/bench.ts"]),
  runStep("recognition of pictures", bin("tsx"), ["documents/src/bench-recognition.ts"]),
  runStep("PDF reports", bin("tsx"), ["server/bench/report.ts"]),
  runStep("HTTP", bin("tsx"), ["server/bench/http.ts"]),
  runStep("stages of one request", bin("tsx"), ["server/bench/stages.ts"]),
];
process.exit(ok.every(Boolean) ? 0 : 1);
