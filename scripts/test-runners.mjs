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

/** Journeys in a real browser over the production build. */
export function playwright(report, env) {
  rmSync(report, { force: true });
  const ok = runStep("browser journeys", bin("playwright", "e2e"), ["test", "--config", "e2e/playwright.config.ts"], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(report, "utf8")).stats;
  // A journey that passed the second time is told as flaky in the output above, and counts as passed.
  return { passed: expected + flaky, failed: Math.max(unexpected, ok ? 0 : 1) };
}

/** Prints the closing line and returns the exit code. */
export function summarise(counts) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}
