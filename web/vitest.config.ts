import { defineProject } from "vitest/config";

/** Tests without a DOM. Those with one end in `.tsx`: see vitest.page.config.ts. */
export default defineProject({
  test: {
    name: "web",
    isolate: false,
    testTimeout: 60_000,
    include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
    setupFiles: ["../scripts/testing/fail-on-console-error.ts"],
  },
});
