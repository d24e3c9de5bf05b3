import { workerData } from "node:worker_threads";
import { createDetector } from "@geulgyeol/engine";
import { type RewriteResult, rewrite } from "@geulgyeol/rewriting";
import { type WordedDetector, wordDetector } from "@geulgyeol/wording/report";
import type { EngineVersions, TimedAnalysis } from "../modules/analysis/index.ts";
import { serializeAnalysis } from "../modules/analysis/serialize-analysis.ts";
import type { EngineTask, RewriteTask } from "./engine-task.ts";

/** A thread of the pool: loads the model once, then judges one text at a time. */
let loaded: WordedDetector | undefined;

/** One text per language makes the detector read all of its model, so that damage is detected at start. */
const WARM_UP = [
  "어제는 비가 와서 하루 종일 집에 있었다. 저녁에는 동생과 함께 만두를 빚어 먹었고, 남은 것은 이웃집에 나누어 드렸다.",
  "It rained all day, so we stayed at home. In the evening we made dumplings and took the rest to our neighbours.",
];

function detector(): WordedDetector {
  if (loaded !== undefined) return loaded;
  const fresh = wordDetector(createDetector((workerData as { model: Uint8Array }).model));
  for (const text of WARM_UP) fresh.analyse(text, { ensemble: true, wordLevel: true });
  loaded = fresh;
  return loaded;
}

// Loaded now, so that the first text does not wait. A failure is reported to the first task, since a thread that dies
// during its start would be restarted endlessly.
try {
  detector();
} catch {}

export default function runTask({ text, options }: EngineTask): TimedAnalysis {
  const judge = detector();
  const start = performance.now();
  const analysis = judge.analyse(text, { ...options, now: () => performance.now() });
  const processingTimeMs = performance.now() - start;
  return { analysis: serializeAnalysis(analysis), processingTimeMs };
}

export function versions(): EngineVersions {
  const { engineVersion, modelVersion } = detector();
  return { engineVersion, modelVersion };
}

export function rewriteText({ text, instruction }: RewriteTask): RewriteResult {
  return rewrite(text, instruction);
}
