import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createDetector } from "@geulgyeol/engine";
import { wordDetector } from "@geulgyeol/wording/report";
import { type SampleResult, sampleResultOf } from "./sample-result.ts";
import { FIRST_SAMPLE } from "./samples.ts";

/** The first sample, judged at build time (in the folder of this workspace). */
export function judgeFirstSample(): SampleResult {
  const model = readFileSync(join(process.cwd(), "../engine/model/geulgyeol.model.bin"));
  return sampleResultOf(wordDetector(createDetector(new Uint8Array(model))).analyse(FIRST_SAMPLE.text));
}
