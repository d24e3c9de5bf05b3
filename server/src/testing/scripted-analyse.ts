import { type Analyse, serializeAnalysis } from "../modules/analysis/index.ts";
import { scriptedDetector } from "./scripted-detector.ts";

/** The scripted detector with the interface of the pool. `runs` counts its calls. */
export function scriptedAnalyse(): { readonly analyse: Analyse; runs: number; failNext: Error | null } {
  const script = {
    runs: 0,
    failNext: null as Error | null,
    analyse: (async (text, options) => {
      script.runs++;
      await new Promise((resolve) => setImmediate(resolve));
      const failure = script.failNext;
      script.failNext = null;
      if (failure !== null) throw failure;
      return { analysis: serializeAnalysis(scriptedDetector.analyse(text, options)), processingTimeMs: 12.5 };
    }) satisfies Analyse,
  };
  return script;
}
