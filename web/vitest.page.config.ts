import { defineProject } from "vitest/config";

/** Tests of what stands on a page. */
export default defineProject({
  test: {
    name: "web-page",
    environment: "jsdom",
    isolate: false,
    testTimeout: 60_000,
    include: ["src/**/*.test.tsx"],
    setupFiles: ["../scripts/testing/fail-on-console-error.ts", "./src/testing/browser-setup.ts"],
  },
});
