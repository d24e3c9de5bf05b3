import {
  formatExactPercent,
  formatInterval,
  formatPercent,
  isNarrow,
  shownInterval,
  WIDEST_SHOWN,
} from "@geulgyeol/wording";
import { ChevronDown } from "lucide-react";
import type { Report } from "../report-types.ts";
import { ClassBar } from "./class-bar.tsx";

type Figures = Pick<Report, "aiProbability" | "classProbabilities" | "interval" | "aiShare" | "aiShareInterval">;

/** Not for a hold; for results of engine 1.3 and earlier for a hold, or an interval that is too wide for its usual place. */
export function needsFigures(report: Pick<Report, "certainty" | "hold" | "interval" | "aiShareInterval">): boolean {
  const { certainty, hold, interval, aiShareInterval } = report;
  if (certainty !== undefined) return hold === null;
  return hold !== null || !isNarrow(interval) || !isNarrow(aiShareInterval);
}

/** 자세한 수치: the outcomes' probabilities and the intervals, folded. */
export function ExactFigures({ report }: { report: Figures }) {
  return (
    <details className="group text-note text-ink-2">
      <summary className="inline-flex min-h-9 cursor-pointer items-center gap-1 font-semibold max-lg:min-h-11">
        자세한 수치
        <ChevronDown size={15} strokeWidth={2} className="group-open:rotate-180" aria-hidden />
      </summary>
      <div className="mt-1">
        <FigureList report={report} />
      </div>
    </details>
  );
}

interface FigureListProps {
  readonly report: Figures;
  /** Further rows: term and value. */
  readonly more?: readonly (readonly [term: string, value: string])[];
}

/** The outcomes' probabilities and the intervals. */
export function FigureList({ report, more = [] }: FigureListProps) {
  const { classProbabilities } = report;
  return (
    <div className="flex flex-col gap-3 text-note text-ink-2">
      {classProbabilities && <ClassBar probabilities={classProbabilities} />}
      <dl className="flex flex-col">
        {[...rowsOf(report), ...more].map(([term, value]) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1.5">
            <dt>{term}</dt>
            <dd className="text-ink tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function rowsOf({ aiProbability, classProbabilities, interval, aiShare, aiShareInterval }: Figures) {
  // A result of engine 1.3 or earlier keeps what it said: its intervals at any width, both of 95%.
  const isOld = classProbabilities === undefined;
  const say = (of: Report["interval"]) =>
    isOld
      ? formatInterval(of)
      : (shownInterval(of) ?? `폭이 ${formatExactPercent(WIDEST_SHOWN)}p보다 넓어서 적지 않아요`);
  return [
    ["AI 작성 확률", formatPercent(aiProbability)],
    ["그 확률의 95% 구간", say(interval)],
    ["AI가 쓴 분량(글자 수 기준)", formatPercent(aiShare)],
    [`그 분량의 ${isOld ? "95%" : "80%"} 구간`, say(aiShareInterval)],
  ] as const;
}
