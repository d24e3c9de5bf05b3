import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createDetector } from "@geulgyeol/engine";
import { CERTAINTY_LABEL, frequencyOf } from "@geulgyeol/wording";
import { headlineOf, type WordedAnalysis, wordDetector } from "@geulgyeol/wording/report";
import { FIRST_SAMPLES, type Sample } from "./samples.ts";
import type { ShownSample } from "./shown-sample.ts";

/** Throws if the engine refuses the text, which must not happen for a sample. */
export function shownSampleOf({ id, origin, text }: Sample, analysis: WordedAnalysis): ShownSample {
  if (analysis.kind === "refusal") throw new Error(`The engine refused a sample: ${analysis.message}`);
  const { report } = analysis;
  const { certainty, falseAlarm } = report;
  const isHeld = report.hold !== null;
  return {
    id,
    origin,
    text,
    verdict: report.verdict,
    isHeld,
    headline: headlineOf(report),
    certainty: isHeld || certainty === undefined ? null : CERTAINTY_LABEL[certainty],
    frequency: isHeld || !falseAlarm ? null : (frequencyOf(falseAlarm)?.sentence ?? null),
    sentences: report.sentences.map(({ index, start, end, aiProbability, excluded }) => ({
      index,
      length: end - start,
      aiProbability,
      isExcluded: excluded !== null,
    })),
  };
}

/** The samples of the first view, judged at build time (in the folder of this workspace). */
export function judgeFirstSamples(): readonly ShownSample[] {
  const model = readFileSync(join(process.cwd(), "../engine/model/geulgyeol.model.bin"));
  const detector = wordDetector(createDetector(new Uint8Array(model)));
  return FIRST_SAMPLES.map((sample) => shownSampleOf(sample, detector.analyse(sample.text)));
}
