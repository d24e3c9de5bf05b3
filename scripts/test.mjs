// `npm test`: what shows within minutes, also from a fresh clone, that the product works; ends with "N passed, N failed".
// Everything else is in `npm run test:all`. docs/testing.md says what runs where.
import { build } from "./build.mjs";
import { ensureDependencies, ensureNode } from "./setup.mjs";
import { check, staticChecks } from "./static-checks.mjs";
import { playwright, summarise, vitest } from "./test-runners.mjs";

ensureNode();
ensureDependencies();
// Two rows for two processors. Journeys often wait for a page; the tests beside them use that time.
const counts = await Promise.all([checksAndTests(), buildAndJourneys()]);
process.exit(summarise(counts.flat()));

async function checksAndTests() {
  return [...(await staticChecks()), await vitest("unit and integration tests", { isShort: true })];
}

async function buildAndJourneys() {
  const built = await check({ title: "production build", run: (log) => build({ log }) });
  if (built.failed > 0) return [built];
  // Recording what each journey does takes a quarter of their time; one that fails records it when it is run by itself, or again.
  const args = ["--grep=@main", "--workers=1", "--trace=on-first-retry"];
  return [built, await playwright("main journeys in the browser", args)];
}
