import { AUTO_ANALYSIS_DELAY_MS, AUTO_ANALYSIS_MIN_CHARS, countTrimmed, textProblem } from "@geulgyeol/contract";
import { useEffect, useRef } from "react";

interface RealtimeInput {
  readonly isOn: boolean;
  readonly text: string;
  /** Text of the displayed result, which needs no second run. */
  readonly analysedText: string | null;
  readonly run: (text: string) => void;
}

/** Whether this text may be analysed while typing. */
export function isLongEnoughForRealtime(text: string): boolean {
  return textProblem(text) === null && countTrimmed(text) >= AUTO_ANALYSIS_MIN_CHARS;
}

/** Runs an analysis two seconds after the text last changed; every change cancels the pending run. */
export function useRealtimeAnalysis({ isOn, text, analysedText, run }: RealtimeInput): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    if (!isOn || text === analysedText || !isLongEnoughForRealtime(text)) return;
    const timer = setTimeout(() => latest.current(text), AUTO_ANALYSIS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOn, text, analysedText]);
}
