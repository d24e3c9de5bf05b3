import { existsSync } from "node:fs";
import { join } from "node:path";
import { bin, root, workspaces } from "./paths.mjs";
import { runTogether } from "./run-together.mjs";

/** Lint, arrows, types and unused code, and what else is given; each counts as one test of the closing line. */
export function staticChecks(others = []) {
  const steps = [
    ...others,
    { title: "format and lint", program: bin("biome"), args: ["check", "--error-on-warnings", "."] },
    {
      title: "arrows between the rooms",
      program: bin("depcruise"),
      args: [
        ...["--config", ".dependency-cruiser.mjs"],
        ...[
          "engine/src",
          "documents/src",
          "contract/src",
          "wording/src",
          "server/src",
          "web/src",
          "cli/src",
          "evaluation/src",
          "e2e",
        ],
      ],
    },
    // Loaded when it runs: it needs packages, which a fresh clone installs first.
    {
      title: "regular expressions of linear cost",
      run: async () => (await import("./check-patterns.mjs")).checkPatterns(),
    },
    { title: "unused code", program: bin("knip"), args: [] },
  ];
  for (const name of workspaces()) {
    for (const config of ["tsconfig.json", "tsconfig.test.json"]) {
      const file = join(name, config);
      if (existsSync(join(root, file)))
        steps.push({ title: `types of ${file}`, program: bin("tsc"), args: ["-p", file] });
    }
  }
  return runTogether(steps);
}
