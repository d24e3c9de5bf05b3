// `npm test`: from a fresh clone: installs, finds or installs the browser, then everything; ends with "N passed, N failed".
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./ensure-browser.mjs";
import { ensureDependencies, ensureNode } from "./setup.mjs";
import { staticChecks } from "./static-checks.mjs";
import { playwright, summarise, vitest } from "./test-runners.mjs";

ensureNode();
ensureDependencies();
const env = process.argv.includes("--long") ? { TEST_LONG: "1" } : {};
const report = (name) => join(tmpdir(), `geulgyeol-${name}-${process.pid}.json`);

const counts = staticChecks().map((ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 }));
counts.push(vitest(report("vitest"), env));

const { build } = await import("./build.mjs");
const browser = ensureBrowser();
if (browser) {
  try {
    await build();
    counts.push(playwright(report("playwright"), { ...env, CHROME_PATH: browser }));
  } catch (error) {
    console.error(error.message);
    counts.push({ passed: 0, failed: 1 });
  }
} else {
  counts.push({ passed: 0, failed: 1 });
}
process.exit(summarise(counts));
