// `npm run bench:pages -- --rounds 5 --port 3299 / /dashboard`: runs Lighthouse with its mobile profile (slow 4G,
// processor four times slower) on the production build and prints medians. `/shared` is a shared result of a text by two
// hands, and `--signed-in` opens the pages with an account. Use an idle machine. The first run downloads Lighthouse (185 MB).
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { tsImport } from "tsx/esm/api";
import { openBenchAccount } from "./bench-account.mjs";
import { build } from "./build.mjs";
import { ensureBrowser } from "./ensure-browser.mjs";
import { root } from "./paths.mjs";
import { ensureDependencies, ensureNode } from "./setup.mjs";

const LIGHTHOUSE = "lighthouse@12.8.2";
/** Page and the least performance that it may have. */
const GOALS = {
  "/": 95,
  "/pricing": 95,
  "/guide": 95,
  "/accuracy": 95,
  "/signup": 95,
  "/dashboard": 95,
  "/shared": 75,
};
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "5" },
    port: { type: "string", default: "3299" },
    "signed-in": { type: "boolean", default: false },
  },
});
const rounds = Number(values.rounds);
const paths = positionals.length > 0 ? positionals : Object.keys(GOALS);
const address = `http://127.0.0.1:${values.port}`;

ensureNode();
ensureDependencies();
await build({ only: ["web", "server"] });
const browser = ensureBrowser();
if (!browser) process.exit(1);
const tool = join(root, "node_modules/.cache/lighthouse");
const folder = mkdtempSync(join(tmpdir(), "geulgyeol-pages-"));
fetchTool();
const server = spawn(process.execPath, [join(root, "server/dist/main.mjs")], {
  env: { ...process.env, PORT: values.port, HOST: "127.0.0.1", APP_URL: address, DATA_DIR: folder, LOG_LEVEL: "error" },
  stdio: ["ignore", "ignore", "inherit"],
});
let isGood = true;
try {
  await ready();
  const [cpu] = cpus();
  console.log(
    `${new Date().toISOString()} · Node ${process.versions.node} · ${cpus().length} × ${cpu?.model ?? "?"} · ` +
      `${Math.round(totalmem() / 2 ** 30)} GiB · ${LIGHTHOUSE} · median of ${rounds}\n`,
  );
  console.log("| page | performance | goal | accessibility | first paint | largest paint | blocking | shift | load |");
  console.log("|---|---|---|---|---|---|---|---|---|");
  const { MIXED_SAMPLE_TEXT } = await tsImport("../contract/src/index.ts", import.meta.url);
  const { cookie, sharedPath } = await openBenchAccount(address, folder, MIXED_SAMPLE_TEXT);
  const headers = values["signed-in"] ? [`--extra-headers=${JSON.stringify({ cookie })}`] : [];
  for (const path of paths) printRow(path, measure(path === "/shared" ? sharedPath : path, headers));
} finally {
  server.kill("SIGTERM");
  await new Promise((resolve) => server.once("exit", resolve));
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);

function fetchTool() {
  mkdirSync(tool, { recursive: true });
  const args = ["install", "--prefix", tool, "--no-save", "--no-audit", "--no-fund", "--silent", LIGHTHOUSE];
  const { status } = spawnSync("npm", args, { stdio: "inherit" });
  if (status !== 0) throw new Error(`${LIGHTHOUSE} could not be fetched.`);
}

async function ready() {
  for (let tries = 0; tries < 120; tries++) {
    const answer = await fetch(`${address}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("The server did not start.");
}

/** Results of each round; a round in which the browser failed is not counted. */
function measure(path, headers) {
  return Array.from({ length: rounds }, (_, round) => {
    const report = join(folder, `${round}.json`);
    rmSync(report, { force: true });
    const load = loadavg()[0] ?? 0;
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        join(tool, "node_modules/lighthouse/cli/index.js"),
        `${address}${path}`,
        "--quiet",
        ...headers,
        "--output=json",
        `--output-path=${report}`,
        "--only-categories=performance,accessibility",
        "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage",
      ],
      { env: { ...process.env, CHROME_PATH: browser }, encoding: "utf8" },
    );
    if (status !== 0) {
      console.error(`${path}, round ${round + 1}: ${stderr.trim().split("\n").at(-1)}`);
      return null;
    }
    const { categories, audits } = JSON.parse(readFileSync(report, "utf8"));
    for (const { id } of categories.accessibility.auditRefs) {
      if (audits[id].score === 0) console.error(`${path}: ${audits[id].title}`);
    }
    return {
      performance: Math.round(categories.performance.score * 100),
      accessibility: Math.round(categories.accessibility.score * 100),
      firstPaint: audits["first-contentful-paint"].numericValue,
      largestPaint: audits["largest-contentful-paint"].numericValue,
      blocking: audits["total-blocking-time"].numericValue,
      shift: audits["cumulative-layout-shift"].numericValue,
      load,
    };
  }).filter((result) => result !== null);
}

function printRow(path, results) {
  if (results.length === 0) {
    isGood = false;
    return console.log(`| ${path} | no result |`);
  }
  const median = (name) => {
    const sorted = results.map((result) => result[name]).sort((a, b) => a - b);
    return sorted[Math.floor((sorted.length - 1) / 2)];
  };
  const goal = GOALS[path] ?? 90;
  isGood &&= median("performance") >= goal && median("accessibility") === 100;
  const cells = [
    path,
    `${median("performance")} (${results.map(({ performance }) => performance).join(", ")})`,
    goal,
    median("accessibility"),
    `${(median("firstPaint") / 1000).toFixed(2)} s`,
    `${(median("largestPaint") / 1000).toFixed(2)} s`,
    `${Math.round(median("blocking"))} ms`,
    median("shift").toFixed(3),
    median("load").toFixed(1),
  ];
  console.log(`| ${cells.join(" | ")} |`);
}
