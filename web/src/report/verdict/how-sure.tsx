import type { AnalysisResult } from "@geulgyeol/contract";
import { CERTAINTY_LABEL, shownInterval } from "@geulgyeol/wording";

interface HowSureProps {
  readonly of: Pick<AnalysisResult, "certainty" | "interval">;
}

/** What stands next to a figure in a row: the certainty; for results of engine 1.3 and earlier the interval. */
export function HowSure({ of: { certainty, interval } }: HowSureProps) {
  if (certainty !== undefined) return CERTAINTY_LABEL[certainty];
  const range = shownInterval(interval);
  if (range === null) return null;
  return `95% 구간 ${range}`;
}
