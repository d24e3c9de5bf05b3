import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "web",
    environment: "jsdom",
    testTimeout: 60_000,
    include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
    setupFiles: ["../scripts/testing/fail-on-console-error.ts", "./src/testing/browser-setup.ts"],
  },
});
