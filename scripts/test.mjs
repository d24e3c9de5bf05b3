// `npm test`: from a fresh clone: installs, finds or installs the browser, then everything; ends with "N passed, N failed".
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.mjs";
import { ensureBrowser } from "./ensure-browser.mjs";
import { ensureDependencies, ensureNode } from "./setup.mjs";
import { staticChecks } from "./static-checks.mjs";
import { playwright, summarise, vitest } from "./test-runners.mjs";

ensureNode();
ensureDependencies();
const env = process.argv.includes("--long") ? { TEST_LONG: "1" } : {};
const report = (name) => join(tmpdir(), `geulgyeol-${name}-${process.pid}.json`);

// What is tested in the browser is built beside the checks that need one processor only.
const checks = await staticChecks([{ title: "production build", run: (log) => build({ log }) }]);
const counts = checks.map((ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 }));
counts.push(vitest(report("vitest"), env));

const [isBuilt] = checks;
const browser = isBuilt ? ensureBrowser() : null;
if (browser) {
  const run = (title, projects, name) =>
    counts.push(playwright(title, projects, report(name), { ...env, CHROME_PATH: browser }));
  run("browser journeys", ["provider", "together"], "journeys");
  run("what is measured in the browser", ["alone"], "measured");
} else if (isBuilt) {
  counts.push({ passed: 0, failed: 1 });
}
process.exit(summarise(counts));
