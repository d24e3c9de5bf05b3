import { existsSync, readFileSync, rmSync } from "node:fs";
import { bin } from "./paths.mjs";
import { runStep } from "./run-step.mjs";

/** Unit and integration tests. A run that ends without a report counts as one failure. */
export function vitest(report, env = {}) {
  rmSync(report, { force: true });
  const args = ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const ok = runStep("unit and integration tests", bin("vitest"), args, env);
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, "utf8"));
  const failed = Math.max(numFailedTests, numFailedTestSuites, ok ? 0 : 1);
  return { passed: numPassedTests, failed };
}

/** Journeys in a real browser over the production build. `projects` are those of e2e/playwright.config.ts. */
export function playwright(title, projects, report, env) {
  rmSync(report, { force: true });
  const args = ["test", "--config", "e2e/playwright.config.ts", ...projects.map((name) => `--project=${name}`)];
  const ok = runStep(title, bin("playwright", "e2e"), args, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { suites, stats } = JSON.parse(readFileSync(report, "utf8"));
  for (const name of flakyOnes(suites)) console.log(`FLAKY, passed on a retry only: ${name}`);
  return { passed: stats.expected + stats.flaky, failed: Math.max(stats.unexpected, ok ? 0 : 1) };
}

function flakyOnes(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...flakyOnes(inner),
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
  ]);
}

/** Prints the closing line and returns the exit code. */
export function summarise(counts) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}
