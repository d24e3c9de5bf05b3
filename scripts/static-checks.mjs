import { existsSync } from "node:fs";
import { join } from "node:path";
import { bin, root, workspaces } from "./paths.mjs";
import { runStep } from "./run-step.mjs";

/** Lint, arrows, types and unused code; each counts as one test of the closing line. */
export function staticChecks() {
  const results = [
    runStep("format and lint", bin("biome"), ["check", "--error-on-warnings", "."]),
    runStep("arrows between the rooms", bin("depcruise"), [
      "--config",
      ".dependency-cruiser.mjs",
      ...["engine/src", "documents/src", "contract/src", "server/src", "web/src", "cli/src", "evaluation/src", "e2e"],
    ]),
  ];
  for (const name of workspaces()) {
    for (const config of ["tsconfig.json", "tsconfig.test.json"]) {
      const file = join(name, config);
      if (existsSync(join(root, file))) results.push(runStep(`types of ${file}`, bin("tsc"), ["-p", file]));
    }
  }
  results.push(runStep("unused code", bin("knip"), []));
  return results;
}
