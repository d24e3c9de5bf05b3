import { defineProject } from "vitest/config";

/** The journeys run in Playwright; here only what can be said without a browser. */
export default defineProject({ test: { name: "e2e", include: ["screens/**/*.test.ts"] } });
