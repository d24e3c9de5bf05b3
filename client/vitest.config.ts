import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "client",
    isolate: false,
    testTimeout: 60_000,
    include: ["src/**/*.test.ts"],
    setupFiles: ["../scripts/testing/fail-on-console-error.ts"],
  },
});
