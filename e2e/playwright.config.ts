import { mkdtempSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { CLIENT } from "../scripts/testing/oauth-provider.ts";

const port = Number(process.env.E2E_PORT ?? 3217);
// Playwright's workers load this file too; they inherit the variable, so that only one folder is created.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "geulgyeol-e2e-"));

const PROVIDER = /(account-accessibility|account-settings|sign-in)\.spec\.ts$/;
const SPEED = /-speed\.spec\.ts$/;

function providerAt(name: string, path: string): Record<string, string> {
  const url = `http://127.0.0.1:${port + 1}/${path}`;
  return {
    [`${name}_CLIENT_ID`]: CLIENT.clientId,
    [`${name}_CLIENT_SECRET`]: CLIENT.clientSecret,
    [`${name}_AUTHORIZE_URL`]: `${url}/authorize`,
    [`${name}_TOKEN_URL`]: `${url}/token`,
    [`${name}_USERINFO_URL`]: `${url}/userinfo`,
  };
}

export default defineConfig({
  testDir: "./journeys",
  outputDir: "./test-results",
  fullyParallel: false,
  workers: Math.min(2, availableParallelism()),
  projects: [
    // These share one OAuth provider, so they run one after another; first, since they take long.
    { name: "provider", testMatch: PROVIDER, workers: 1 },
    { name: "together", testIgnore: [PROVIDER, SPEED] },
    // Speed measurements; `npm run test:all` runs them after the others.
    { name: "alone", testMatch: SPEED, workers: 1 },
  ],
  forbidOnly: true,
  // A busy machine may miss a time limit. Tests that pass only on a retry are reported by name.
  retries: process.env.CI ? 2 : 0,
  // Time limits only catch hangs: on a busy machine every step takes several times as long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    // Only the offline journey allows the service worker; in others its cache could hide requests.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // Without screenshots in traces, which cost a third of the processor time.
    trace: { mode: "retain-on-failure", screenshots: false },
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      // The sandbox does not start for root in a container; the other switches stop Chromium's own network requests.
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  webServer: {
    command: "node ../server/dist/main.mjs",
    url: `http://127.0.0.1:${port}/api/health`,
    timeout: 240_000,
    reuseExistingServer: false,
    env: {
      PORT: String(port),
      HOST: "127.0.0.1",
      APP_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: "warn",
      // The sign-in journeys start a provider at these addresses.
      ...providerAt("GOOGLE", "google"),
      ...providerAt("KAKAO", "kakao"),
    },
    stdout: "ignore",
    stderr: "pipe",
  },
});
