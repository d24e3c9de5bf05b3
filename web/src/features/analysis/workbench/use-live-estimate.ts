import { LIVE_ESTIMATE_DELAY_MS, textProblem } from "@geulgyeol/contract";
import type { WordedAnalysis } from "@geulgyeol/wording/report";
import { useEffect, useRef, useState } from "react";
import { createDetectorClient, type DetectorClient } from "../../../worker/detector-client.ts";

/** The latest judgement of the browser's engine; null before the first. */
export interface LiveEstimate {
  readonly analysis: WordedAnalysis | null;
  /** The text that was judged. */
  readonly text: string | null;
  /** The engine could not be loaded; reopening the page tries again. */
  readonly hasFailed: boolean;
}

/**
 * Judges the text in the browser's worker whenever typing pauses; nothing is sent to the server. One text at a time: of
 * later changes only the newest is judged next. Texts that may not be analysed are not judged.
 */
export function useLiveEstimate(text: string): LiveEstimate {
  const [state, setState] = useState<LiveEstimate>({ analysis: null, text: null, hasFailed: false });
  const detector = useRef<DetectorClient | null>(null);
  const isBusy = useRef(false);
  const waiting = useRef<string | null>(null);

  useEffect(
    () => () => {
      waiting.current = null;
      detector.current?.close();
      detector.current = null;
    },
    [],
  );

  useEffect(() => {
    if (state.hasFailed || textProblem(text) !== null) return;
    const timer = setTimeout(() => {
      waiting.current = text;
      if (!isBusy.current) void judgeWaiting();
    }, LIVE_ESTIMATE_DELAY_MS);
    return () => clearTimeout(timer);

    async function judgeWaiting() {
      isBusy.current = true;
      detector.current ??= createDetectorClient();
      const client = detector.current;
      try {
        while (waiting.current !== null) {
          const next = waiting.current;
          waiting.current = null;
          const analysis = await client.analyse(next);
          if (detector.current === client) setState({ analysis, text: next, hasFailed: false });
        }
      } catch (error) {
        // Closing the page aborts a running judgement, which is not a failure.
        if (detector.current !== client) return;
        console.warn("The engine does not run in this browser.", error);
        setState({ analysis: null, text: null, hasFailed: true });
      } finally {
        isBusy.current = false;
      }
    }
  }, [text, state.hasFailed]);

  return state;
}
