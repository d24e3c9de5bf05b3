import type { AnalyseOptions } from "@geulgyeol/engine";
import type { EngineVersions, TimedAnalysis } from "../modules/analysis/index.ts";

/** What a worker file of the pool exports. */
export interface EngineWorker {
  /** Judges one text, and measures how long it took. */
  default(task: EngineTask): TimedAnalysis;
  versions(): EngineVersions;
}

export interface EngineTask {
  readonly text: string;
  readonly options: AnalyseOptions;
}
