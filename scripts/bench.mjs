// `npm run bench`: speed and memory of the engine in process and of each file format, then requests per second over HTTP.
// `npm run bench -- --against COMMIT` compares this build with that one instead: engine and server, in turns.
// Machine and date are printed with the numbers; compare only within one run, since machines are noisy.
import { cpus, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { build } from "./build.mjs";
import { withCheckout } from "./other-checkout.mjs";
import { bin } from "./paths.mjs";
import { runStep } from "./run-step.mjs";
import { ensureDependencies, ensureNode } from "./setup.mjs";

const { values } = parseArgs({
  options: { against: { type: "string" }, rounds: { type: "string" }, seconds: { type: "string" } },
});
ensureNode();
ensureDependencies();
const [cpu] = cpus();
console.log(
  `${new Date().toISOString()} · Node ${process.versions.node} · ${cpus().length} × ${cpu?.model ?? "?"} · ` +
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
);
const ok = values.against === undefined ? await benchThis() : withCheckout(values.against, compareWith);
process.exit(ok.every(Boolean) ? 0 : 1);

async function benchThis() {
  await build({ only: ["server"] });
  return [
    runStep("engine in process", bin("tsx"), ["--expose-gc", "evaluation/src/bench.ts"]),
    runStep("comparison of a class", bin("tsx"), ["similarity/src/bench.ts"]),
    runStep("documents, each in a process", bin("tsx"), ["documents/src/bench.ts"]),
    runStep("recognition of pictures", bin("tsx"), ["documents/src/bench-recognition.ts"]),
    runStep("PDF reports", bin("tsx"), ["server/bench/report.ts"]),
    runStep("HTTP", bin("tsx"), ["server/bench/http.ts"]),
    runStep("stages of one request", bin("tsx"), ["server/bench/stages.ts"]),
  ];
}

function compareWith(folder) {
  const given = ["rounds", "seconds"].flatMap((name) =>
    values[name] === undefined ? [] : [`--${name}`, values[name]],
  );
  return [
    runStep("engine, in turns", bin("tsx"), ["evaluation/src/bench-against.ts", folder]),
    runStep("stages of one request", bin("tsx"), ["server/bench/stages.ts"]),
    runStep("server, in turns", bin("tsx"), ["server/bench/against.ts", folder, ...given]),
  ];
}
