import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "extension",
    environment: "jsdom",
    testTimeout: 60_000,
    include: ["src/**/*.test.ts"],
    setupFiles: ["../scripts/testing/fail-on-console-error.ts"],
  },
});
