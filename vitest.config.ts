import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["*/vitest*.config.ts"],
    // Limits of time in the projects are for what hangs; on a machine with other work a test takes ten times as long.
    // Two cores: more forks only fight, and each server fork holds an embedded database of some 300 MB.
    maxWorkers: 2,
  },
});
