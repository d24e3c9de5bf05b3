import type { AnalyseOptions } from "@geulgyeol/engine";

/** What the pool hands to a thread; it answers with a `TimedAnalysis`, or with its `versions()`. */
export interface EngineTask {
  readonly text: string;
  readonly options: AnalyseOptions;
}
