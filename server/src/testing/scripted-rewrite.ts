import { rewrite } from "@geulgyeol/rewriting";
import type { Rewrite } from "../modules/editing/index.ts";

/** The built-in editor with the interface of the pool. `runs` counts its calls. */
export function scriptedRewrite(): { readonly rewrite: Rewrite; runs: number; failNext: Error | null } {
  const script = {
    runs: 0,
    failNext: null as Error | null,
    rewrite: (async (text, instruction) => {
      script.runs++;
      await new Promise((resolve) => setImmediate(resolve));
      const failure = script.failNext;
      script.failNext = null;
      if (failure !== null) throw failure;
      return rewrite(text, instruction);
    }) satisfies Rewrite,
  };
  return script;
}
