import { join } from "node:path";
import { bin, root, workspaces } from "./paths.mjs";
import { runQuietly } from "./run-quietly.mjs";

/** TypeScript 7 checks types; the name `typescript` stays with version 5, whose API other tools use. */
const TYPE_CHECKER = join(root, "node_modules/typescript-7/bin/tsc");

/** Several checkers of one room repeat each other's work: twice the processor time. Two rooms at once use two processors. */
const ONE_CHECKER_PER_ROOM = ["--checkers", "1", "--builders", "2"];

const STEPS = [
  { title: "types", program: process.execPath, args: [TYPE_CHECKER, "--build", ...ONE_CHECKER_PER_ROOM] },
  { title: "format and lint", program: bin("biome"), args: ["check", "--error-on-warnings", "."] },
  {
    title: "arrows between the rooms",
    program: bin("depcruise"),
    args: ["--config", ".dependency-cruiser.mjs", ...workspaces()],
  },
  // Loaded when they run: they need packages, which a fresh clone installs first.
  {
    title: "regular expressions of linear cost",
    run: async () => (await import("./check-patterns.mjs")).checkPatterns(),
  },
  { title: "links of the documents", run: async () => (await import("./check-links.mjs")).checkLinks() },
  { title: "unused code", program: bin("knip"), args: [] },
];

/** Builds what others install, which takes a minute: in `npm run check`; `npm run test:all` checks those that its test installs. */
export const PACKAGES_STEP = {
  title: "published packages",
  run: async () => (await import("./packages/check-packages.mjs")).checkPackages(),
};

/** Lint, arrows, types and unused code, one after the other; each counts as one test of the closing line. */
export async function staticChecks() {
  const counts = [];
  for (const step of STEPS) counts.push(await check(step));
  return counts;
}

/** Runs a step that counts as one test of the closing line. */
export async function check(step) {
  const isGood = await runQuietly(step);
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
}
