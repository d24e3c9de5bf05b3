// `npm run check`: everything but the browser.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureDependencies, ensureNode } from "./setup.mjs";
import { staticChecks } from "./static-checks.mjs";
import { summarise, vitest } from "./test-runners.mjs";

ensureNode();
ensureDependencies();
const counts = (await staticChecks()).map((ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 }));
counts.push(vitest(join(tmpdir(), `geulgyeol-vitest-${process.pid}.json`)));
process.exit(summarise(counts));
