// `npm run check`: what `npm test` does, without the browser.
import { ensureDependencies, ensureNode } from "./setup.mjs";
import { check, PACKAGES_STEP, staticChecks } from "./static-checks.mjs";
import { summarise, vitest } from "./test-runners.mjs";

ensureNode();
ensureDependencies();
const counts = [...(await staticChecks()), await check(PACKAGES_STEP)];
process.exit(summarise([...counts, await vitest("unit and integration tests", { isShort: true })]));
