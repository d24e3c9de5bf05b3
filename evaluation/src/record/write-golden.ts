import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createDetector } from "@geulgyeol/engine";
import { OWN_TEXTS } from "@geulgyeol/engine/testing";

/**
 * Writes the shipped model's results for the thirty test texts, which the engine's tests compare with. Run after each
 * training.
 */
const ENGINE = join(import.meta.dirname, "../../../engine");
const detector = createDetector(new Uint8Array(readFileSync(join(ENGINE, "model/geulgyeol.model.bin"))));
const results = OWN_TEXTS.map(({ id, text }) => {
  const analysis = detector.analyse(text);
  if (analysis.kind === "refusal") throw new Error(`${id}: ${analysis.code}`);
  const { aiProbability, aiShare } = analysis.report;
  return { id, aiProbability, aiShare };
});
const golden = { modelVersion: detector.modelVersion, results };
writeFileSync(join(ENGINE, "src/testing/golden-results.json"), `${JSON.stringify(golden, null, 2)}\n`);
console.log(`${results.length} texts, model ${detector.modelVersion}`);
