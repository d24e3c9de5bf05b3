import { BandTrack } from "../../../shared/report/probability-axis.tsx";
import { geometry } from "../../../shared/ui/geometry.ts";
import { LIVE_NAME, LiveLine, reportOf } from "../live-line.tsx";
import type { LiveEstimate } from "../use-live-estimate.ts";

/** The estimate of this browser's engine, small: it stands still, takes no focus and announces nothing. */
export function LiveFigure({ text, estimate }: { text: string; estimate: LiveEstimate }) {
  const report = reportOf(text, estimate);
  return (
    <section aria-label={LIVE_NAME} className="min-h-[104px] shrink-0 bg-sunken px-5 py-3.5 sm:px-7">
      <LiveLine text={text} estimate={estimate} size="compact" />
      {report && (
        <div className="relative mt-2 pt-1.5" aria-hidden>
          <BandTrack className="h-1.5" />
          <span
            className="absolute top-0 h-[18px] w-[3px] -translate-x-1/2 rounded-full bg-ink"
            ref={geometry({ left: `${report.aiProbability * 100}%` })}
          />
        </div>
      )}
      <p className="mt-2 text-label text-ink-3">이 브라우저에서 어림해요. 크레딧을 쓰지 않아요.</p>
    </section>
  );
}
