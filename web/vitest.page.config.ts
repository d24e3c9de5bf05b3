import { defineProject } from "vitest/config";

/** Tests of components and pages, in jsdom; those without a DOM end in `.ts` and run with the other rooms. */
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
