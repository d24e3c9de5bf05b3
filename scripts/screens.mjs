// `npm run screens`: a picture of every page and its main states at 390 and 1440, light and dark, under test-results/screens.
// Words behind `--` go to Playwright: `npm run screens -- -g history`.
import { join } from "node:path";
import { ensureBrowser } from "./ensure-browser.mjs";
import { bin, root } from "./paths.mjs";
import { runStep } from "./run-step.mjs";
import { ensureDependencies, ensureNode } from "./setup.mjs";

ensureNode();
ensureDependencies();
const { build } = await import("./build.mjs");
const browser = ensureBrowser();
if (!browser) process.exit(1);
await build();
const args = ["test", "--config", "e2e/screens.config.ts", ...process.argv.slice(2)];
const ok = runStep("screens", bin("playwright", "e2e"), args, { CHROME_PATH: browser });
console.log(`The pictures are in ${join(root, "test-results", "screens")}.`);
process.exit(ok ? 0 : 1);
