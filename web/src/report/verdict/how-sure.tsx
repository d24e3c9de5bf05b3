import type { AnalysisResult } from "@geulgyeol/contract";
import { CERTAINTY_LABEL, shownInterval } from "@geulgyeol/wording";

interface HowSureProps {
  readonly of: Pick<AnalysisResult, "certainty" | "interval">;
  /** The interval's name is visible too, not for screen readers only. */
  readonly isNamed?: boolean;
}

/** What stands next to a figure in a row: the certainty; for results of engine 1.3 and earlier the interval. */
export function HowSure({ of: { certainty, interval }, isNamed = false }: HowSureProps) {
  if (certainty !== undefined) return CERTAINTY_LABEL[certainty];
  const range = shownInterval(interval);
  if (range === null) return null;
  return (
    <>
      <span className={isNamed ? "" : "sr-only"}>95% 구간 </span>
      {range}
    </>
  );
}
