import { formatPercent, OUTCOME_NAME } from "@geulgyeol/wording";
import { geometry } from "../../shared/ui/geometry.ts";
import type { Report } from "../report-types.ts";

const PARTS = [
  { outcome: "human", band: "band-1" },
  { outcome: "mixed", band: "band-3" },
  { outcome: "ai", band: "band-6" },
] as const;

/** How likely each outcome is, as one bar: human on the left, both in the middle, AI on the right. */
export function ClassBar({ probabilities }: { probabilities: NonNullable<Report["classProbabilities"]> }) {
  return (
    <div className="flex flex-col gap-1.75">
      <div className="flex h-3 gap-0.5" aria-hidden>
        {PARTS.map(({ outcome, band }) => (
          <i
            key={outcome}
            className={`band-solid block min-w-0.75 basis-0 rounded-2xs ${band}`}
            ref={geometry({ "flex-grow": `${probabilities[outcome]}` })}
          />
        ))}
      </div>
      <ul aria-label="세 결과의 가능성" className="flex flex-wrap gap-x-4 gap-y-1 text-note text-ink-2 tabular-nums">
        {PARTS.map(({ outcome, band }) => (
          <li key={outcome} className="inline-flex items-center gap-1.5">
            <i className={`band-solid size-2.5 shrink-0 rounded-2xs ${band}`} aria-hidden />
            {OUTCOME_NAME[outcome]} {formatPercent(probabilities[outcome])}
          </li>
        ))}
      </ul>
    </div>
  );
}
