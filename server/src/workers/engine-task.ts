import type { AnalyseOptions } from "@geulgyeol/engine";

/** What the pool hands to a thread; it answers with a `TimedAnalysis`, or with its `versions()`. */
export interface EngineTask {
  readonly text: string;
  readonly options: AnalyseOptions;
}

/** For the thread's `rewriteText()`. */
export interface RewriteTask {
  readonly text: string;
  readonly instruction: string;
}
