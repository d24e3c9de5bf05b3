import { defineConfig } from "@playwright/test";
import { LAST_DAY, OUTPUT } from "./screens/stage.ts";

/** `npm run screens`: a picture of every page and its main states. No test compares them; people do. */
export default defineConfig({
  testDir: "./screens",
  testMatch: "take-pictures.ts",
  outputDir: `${OUTPUT}/.failures`,
  globalSetup: "./screens/open-stage.ts",
  fullyParallel: false,
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  metadata: { day: LAST_DAY },
  use: {
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      // Text is drawn alike everywhere, and nothing is asked of the network.
      args: [
        "--no-sandbox",
        "--font-render-hinting=none",
        "--force-color-profile=srgb",
        "--hide-scrollbars",
        "--disable-background-networking",
        "--disable-component-update",
        "--no-first-run",
      ],
    },
  },
});
