import type { AnalyseOptions } from "@geulgyeol/engine";

/** The task message for a thread; it returns a `TimedAnalysis`, or its `versions()`. */
export interface EngineTask {
  readonly text: string;
  readonly options: AnalyseOptions;
}

/** For the thread's `rewriteText()`. */
export interface RewriteTask {
  readonly text: string;
  readonly instruction: string;
}
