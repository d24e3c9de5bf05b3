import { mkdtempSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { CLIENT } from "../scripts/testing/oauth-provider.ts";

const port = Number(process.env.E2E_PORT ?? 3217);
// Workers of Playwright read this file too: only the first reader makes the folder.
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
    // Bound to the one provider that the server knows. First, since they take long and follow each other.
    { name: "provider", testMatch: PROVIDER, workers: 1 },
    { name: "together", testIgnore: [PROVIDER, SPEED] },
    // What measures time; `npm test` runs it when the others are over.
    { name: "alone", testMatch: SPEED, workers: 1 },
  ],
  forbidOnly: true,
  // A machine that does other work at the same time may miss a time limit; what passes only on a retry is told by name.
  retries: process.env.CI ? 2 : 0,
  // Limits of time are for what hangs. On a machine with other work every step takes several times as long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    // The journey about the page without a connection lets it in; for the others it would be one more thing between.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // Without the film of the page, which costs a third of the processor time.
    trace: { mode: "retain-on-failure", screenshots: false },
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      // The sandbox needs privileges that a container's root lacks; the other switches keep Chromium off the network.
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
      // The provider is started by the journeys that sign in with it.
      ...providerAt("GOOGLE", "google"),
      ...providerAt("KAKAO", "kakao"),
    },
    stdout: "ignore",
    stderr: "pipe",
  },
});
