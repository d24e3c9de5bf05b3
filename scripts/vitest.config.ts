import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "scripts",
    isolate: false,
    testTimeout: 60_000,
    include: ["**/*.test.mjs"],
    setupFiles: ["./testing/fail-on-console-error.ts"],
  },
});
