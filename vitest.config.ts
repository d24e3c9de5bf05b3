import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      "server/vitest.config.ts",
      "extension/vitest.config.ts",
      "web/vitest.page.config.ts",
      {
        test: {
          // All that needs neither a database nor a DOM. One project: each has transforms and workers of its own, which load
          // the same rooms again.
          name: "rooms",
          include: [
            "!(server|extension)/src/**/*.test.ts",
            "web/scripts/**/*.test.ts",
            // Of the journeys, which run in Playwright, what can be said without a browser.
            "e2e/screens/**/*.test.ts",
            "scripts/**/*.test.mjs",
          ],
          isolate: false,
          testTimeout: 60_000,
          setupFiles: ["scripts/testing/fail-on-console-error.ts"],
        },
      },
    ],
    // Time limits in the projects only catch hangs: on a busy machine a test takes ten times as long.
    // For two cores. Each server worker also holds an embedded database of about 300 MB.
    maxWorkers: 2,
  },
});
