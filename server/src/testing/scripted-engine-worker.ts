import { workerData } from "node:worker_threads";
import { type RewriteResult, rewrite } from "@geulgyeol/rewriting";
import type { EngineVersions, TimedAnalysis } from "../modules/analysis/index.ts";
import { serializeAnalysis } from "../modules/analysis/serialize-analysis.ts";
import type { EngineTask, RewriteTask } from "../workers/engine-task.ts";
import { scriptedDetector } from "./scripted-detector.ts";

/** A worker of the pool that acts according to its text. */
export default function runTask({ text, options }: EngineTask): TimedAnalysis {
  if (text === "hang") for (;;);
  if (text === "throw") throw new Error("unexpected");
  if (text === "exit") process.exit(3);
  if (text === "fill the memory")
    for (const held: number[][] = []; ; ) held.push(new Array(1_000_000).fill(held.length));
  return { analysis: serializeAnalysis(scriptedDetector.analyse(text, options)), processingTimeMs: 1 };
}

export function versions(): EngineVersions {
  if ((workerData as { broken?: boolean }).broken) throw new Error("the model is damaged");
  const { engineVersion, modelVersion } = scriptedDetector;
  return { engineVersion, modelVersion };
}

export function rewriteText({ text, instruction }: RewriteTask): RewriteResult {
  if (text === "hang") for (;;);
  if (text === "exit") process.exit(3);
  return rewrite(text, instruction);
}
