// `npm run check`: what `npm test` does, without the browser.
import { ensureDependencies, ensureNode } from "./setup.mjs";
import { staticChecks } from "./static-checks.mjs";
import { summarise, vitest } from "./test-runners.mjs";

ensureNode();
ensureDependencies();
process.exit(summarise([...(await staticChecks()), await vitest("unit and integration tests", { isShort: true })]));
