import { formatSeconds } from "@geulgyeol/wording";
import type { ReactNode } from "react";
import { NumberedList } from "../../shared/ui/numbered-list.tsx";
import { PatternsSection } from "../evidence/patterns-section.tsx";
import { StatisticsSection } from "../evidence/statistics-section.tsx";
import { StylometrySection } from "../evidence/stylometry-section.tsx";
import { Fold } from "../fold.tsx";
import type { Report } from "../report-types.ts";
import { hasFigures, JudgementFigures } from "./judgement-figures.tsx";

interface DetailFiguresProps {
  readonly report: Report;
  /** In milliseconds; null where it stands elsewhere. */
  readonly processingTime: number | null;
  /** What it cost; "" where that stands elsewhere. */
  readonly cost: string;
  readonly footer: ReactNode;
}

/** 자세한 수치, closed: probability and interval, style, statistics, patterns, suggestions, processing time. */
export function DetailFigures({ report, processingTime, cost, footer }: DetailFiguresProps) {
  const { hold, suspiciousPatterns, recommendations } = report;
  const summary = [
    hasFigures(report) && "확률과 구간",
    "문체",
    "통계",
    suspiciousPatterns.length > 0 && "의심 패턴",
    recommendations.length > 0 && "개선 제안",
    processingTime !== null && `처리 시간 ${formatSeconds(processingTime)}`,
    cost,
  ].filter(Boolean);
  return (
    <Fold title="자세한 수치" summary={summary.join(" · ")}>
      <div className="gap-x-12 *:mb-7 *:break-inside-avoid lg:columns-2">
        <JudgementFigures report={report} />
        <StylometrySection stylometry={report.stylometry} isHeld={hold !== null} />
        <StatisticsSection statistics={report.statistics} />
        {suspiciousPatterns.length > 0 && <PatternsSection patterns={suspiciousPatterns} />}
        {recommendations.length > 0 && (
          <section>
            <h4 className="mb-2 text-title-3 font-heading">개선 제안</h4>
            <NumberedList items={recommendations} />
          </section>
        )}
      </div>
      {footer}
    </Fold>
  );
}
