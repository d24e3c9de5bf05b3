import { textProblem } from "@geulgyeol/contract";
import { HOLD_LABEL } from "../../../shared/copy/verdicts.ts";
import { formatInterval, toPercent } from "../../../shared/format/percent.ts";
import { BandTrack } from "../../../shared/report/probability-axis.tsx";
import { countShares } from "../../../shared/report/sentence-shares.ts";
import { Badge } from "../../../shared/ui/badge.tsx";
import { geometry } from "../../../shared/ui/geometry.ts";
import { LIVE_GAUGE_NAME, waitingMessage } from "../live-gauge.tsx";
import type { LiveEstimate } from "../use-live-estimate.ts";

/** The estimate of this browser's engine, small: it stands still, takes no focus and announces nothing. */
export function LiveFigure({ text, estimate }: { text: string; estimate: LiveEstimate }) {
  const { analysis, hasFailed } = estimate;
  const report = analysis?.kind === "report" && textProblem(text) === null ? analysis.report : null;
  const shares = report && countShares(report.sentences);
  return (
    <section aria-label={LIVE_GAUGE_NAME} className="min-h-[104px] bg-sunken px-5 py-3.5 sm:px-7">
      <h2 className="flex items-center gap-2 text-note font-[650]">
        {LIVE_GAUGE_NAME} <Badge tone="pro">Pro 전용</Badge>
      </h2>
      {report && shares ? (
        <>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-note text-ink-2 tabular-nums">
            <span className="text-[1.375rem] leading-none font-[680] tracking-[-.03em] text-ink lining-nums">
              {toPercent(report.aiProbability)}
              <span className="text-[.875rem] font-semibold tracking-normal">%</span>
            </span>
            <span>
              95% 구간 <b className="font-bold text-ink">{formatInterval(report.interval)}</b>
            </span>
            <span>{report.hold ? HOLD_LABEL : `AI로 판정한 문장 ${shares.ai} / ${shares.total}`}</span>
          </p>
          <div className="relative mt-2 pt-1.5" aria-hidden>
            <BandTrack className="h-1.5" />
            <span
              className="absolute top-0 h-[18px] w-[3px] -translate-x-1/2 rounded-full bg-ink"
              ref={geometry({ left: `${report.aiProbability * 100}%` })}
            />
          </div>
        </>
      ) : (
        <p className="mt-1 text-note text-ink-3">{waitingMessage(text, hasFailed, analysis)}</p>
      )}
      <p className="mt-2 text-label text-ink-3">이 브라우저에서 어림해요. 크레딧을 쓰지 않아요.</p>
    </section>
  );
}
