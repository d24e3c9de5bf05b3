import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "server",
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    setupFiles: ["../scripts/testing/fail-on-console-error.ts", "src/testing/set-mailbox-secret.ts"],
    globalSetup: ["src/testing/global-setup.ts"],
    // Each fork with an embedded database holds some 300 MB.
    pool: "forks",
    // The database is WebAssembly: its quick first translation is nearly as fast as the optimised one, which takes 1.3 s a fork.
    execArgv: ["--liftoff-only"],
    // Loading the server takes longer than most files' tests, so files share the modules of their fork.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
