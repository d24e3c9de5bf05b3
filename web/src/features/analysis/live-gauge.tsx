import { CAVEAT } from "@geulgyeol/wording";
import { ProbabilityAxis } from "../../report/verdict/probability-axis.tsx";
import { LIVE_NAME, LiveLine, reportOf } from "./workbench/live-line.tsx";
import { useLiveEstimate } from "./workbench/use-live-estimate.ts";

/**
 * The browser engine's estimate while typing. Its height is fixed, so that nothing moves; it takes no focus and
 * announces nothing, and a screen reader finds it by its name.
 */
export default function LiveGauge({ text }: { text: string }) {
  const estimate = useLiveEstimate(text);
  const report = reportOf(text, estimate);
  return (
    <section aria-label={LIVE_NAME} className="min-h-[132px] border-t border-line pt-3.5 sm:min-h-[112px]">
      <div className="grid items-start gap-x-8 gap-y-2 sm:grid-cols-[1fr_minmax(220px,320px)]">
        <div>
          <LiveLine text={text} estimate={estimate} size="wide" />
        </div>
        {report && report.hold === null && (
          <ProbabilityAxis probability={report.aiProbability} interval={null} name={`${LIVE_NAME}, AI 작성 확률`} />
        )}
      </div>
      <p className="mt-1.5 text-label text-ink-3">
        이 브라우저에서 추정해요. 크레딧을 쓰지 않고 저장하지도 않아요. 근거는 ‘분석 시작’을 누르면 보여 드려요.{" "}
        {CAVEAT}
      </p>
    </section>
  );
}
