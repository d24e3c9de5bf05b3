// `npm run bench:load`: one node under load and overload. Machine and date are printed with the numbers.
import { cpus, totalmem } from "node:os";
import { bin } from "./paths.mjs";
import { runStep } from "./run-step.mjs";
import { ensureDependencies, ensureNode } from "./setup.mjs";

ensureNode();
ensureDependencies();
const [cpu] = cpus();
console.log(
  `${new Date().toISOString()} · Node ${process.versions.node} · ${cpus().length} × ${cpu?.model ?? "?"} · ` +
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
);
process.exit(runStep("load", bin("tsx"), ["server/bench/load.ts", ...process.argv.slice(2)]) ? 0 : 1);
