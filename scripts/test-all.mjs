// `npm run test:all`: every test at full size, on PostgreSQL and Redis as well where TEST_DATABASE_URL and TEST_REDIS_URL name
// them, and every journey. `npm run test:long` (`--long`) adds the longest fuzzing. Ends with "N passed, N failed".
import { build } from "./build.mjs";
import { ensureDependencies, ensureNode } from "./setup.mjs";
import { check } from "./static-checks.mjs";
import { playwright, summarise, vitest } from "./test-runners.mjs";

ensureNode();
ensureDependencies();
const env = { TEST_ALL: "1", ...(process.argv.includes("--long") && { TEST_LONG: "1" }) };
const counts = [await check({ title: "production build", run: (log) => build({ log }) })];
// What measures time runs by itself, after what would slow it down.
const alone = "**/tests/load/**";
counts.push(await vitest("unit and integration tests", { env, args: ["--exclude", alone] }));
counts.push(await vitest("servers under load", { env, args: ["--maxWorkers=1", "server/tests/load"] }));
if (counts[0].failed === 0) {
  const together = ["--project=provider", "--project=together"];
  counts.push(await playwright("journeys in the browser", together, env));
  counts.push(await playwright("what is measured in the browser", ["--project=alone"], env));
}
process.exit(summarise(counts));
