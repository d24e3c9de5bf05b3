import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["*/vitest*.config.ts"],
    // Time limits in the projects only catch hangs: on a busy machine a test takes ten times as long.
    // For two cores. Each server worker also holds an embedded database of about 300 MB.
    maxWorkers: 2,
  },
});
