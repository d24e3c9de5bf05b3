import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["*/vitest.config.ts"],
    // Two cores: more forks only fight, and each server fork holds an embedded database of some 300 MB.
    maxWorkers: 2,
  },
});
