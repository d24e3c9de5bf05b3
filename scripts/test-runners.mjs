import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser, ensureFirefox } from "./ensure-browser.mjs";
import { bin } from "./paths.mjs";
import { runQuietly } from "./run-quietly.mjs";

/** Left to `npm run test:all`: faults and load of whole servers, and what a file's name calls slow. */
const SLOW = ["**/tests/{faults,load}/**", "**/*.slow.test.{ts,tsx,mjs}"];
/** The embedded database is enough for `npm test`, whatever the environment names. */
const EMBEDDED_ONLY = { TEST_DATABASE_URL: undefined, TEST_REDIS_URL: undefined };

/** Unit and integration tests. A run that ends without a report counts as one failure. */
export async function vitest(title, { isShort = false, args = [], env = {} } = {}) {
  const exclude = isShort ? SLOW.map((pattern) => `--exclude=${pattern}`) : [];
  return withReport(async (report) => {
    const isGood = await runQuietly({
      title,
      program: bin("vitest"),
      args: ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`, ...exclude, ...args],
      env: { ...(isShort && EMBEDDED_ONLY), ...env },
    });
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
    const failed = Math.max(numFailedTests + brokenFiles(testResults), isGood ? 0 : 1);
    return { passed: numPassedTests, failed };
  });
}

/** Files that failed without a failed test: they could not be loaded, say. */
function brokenFiles(files) {
  return files.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every(({ status }) => status !== "failed"),
  ).length;
}

/** Journeys in a real browser over the production build; `args` choose among those of e2e/playwright.config.ts. */
export async function playwright(title, args, env = {}) {
  const browser = ensureBrowser();
  if (browser === null) return { passed: 0, failed: 1 };
  return withReport(async (report) => {
    const isGood = await runQuietly({
      title,
      program: bin("playwright", "e2e"),
      args: ["test", "--config", "e2e/playwright.config.ts", ...args],
      env: { ...env, CHROME_PATH: browser, ...extensionBrowsers(args), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    const { suites, stats } = JSON.parse(readFileSync(report, "utf8"));
    for (const name of testsOf(suites, "flaky")) console.log(`FLAKY, passed on a retry only: ${name}`);
    for (const name of testsOf(suites, "skipped")) console.log(`SKIPPED: ${name}`);
    return { passed: stats.expected + stats.flaky, failed: Math.max(stats.unexpected, isGood ? 0 : 1) };
  });
}

/** For the journey of the extension, unless only the main journeys run. */
function extensionBrowsers(args) {
  if (args.some((arg) => arg.includes("@main"))) return {};
  return {
    WHOLE_CHROME_PATH: ensureBrowser({ runsExtensions: true }) ?? "",
    FIREFOX_PATH: ensureFirefox() ?? "",
  };
}

async function withReport(run) {
  const folder = mkdtempSync(join(tmpdir(), "geulgyeol-report-"));
  try {
    return await run(join(folder, "report.json"));
  } catch (error) {
    console.error(`There is no report of the run: ${error.message}`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The tests with this status in a report of Playwright; of the skipped ones those that were left out for a reason. */
function testsOf(suites, wanted) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...testsOf(inner, wanted),
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ annotations = [] }) => annotations.find(({ type }) => type === "skip")?.description ?? "")
        .filter((reason) => wanted !== "skipped" || reason !== "")
        .map((reason) => `${file}:${line} ${title}${reason && ` (${reason})`}`),
    ),
  ]);
}

/** Prints the closing line and returns the exit code. */
export function summarise(counts) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}
