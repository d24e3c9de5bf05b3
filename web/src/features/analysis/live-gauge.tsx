import { TEXT_MIN_CHARS, textProblem } from "@geulgyeol/contract";
import { CAVEAT, HOLD_LABEL } from "../../shared/copy/verdicts.ts";
import { formatInterval, toPercent } from "../../shared/format/percent.ts";
import { ProbabilityAxis } from "../../shared/report/probability-axis.tsx";
import { countShares } from "../../shared/report/sentence-shares.ts";
import { Badge } from "../../shared/ui/badge.tsx";
import { useLiveEstimate } from "./use-live-estimate.ts";

export const LIVE_GAUGE_NAME = "쓰는 동안의 어림";

/**
 * Estimate of this browser's engine while somebody writes. It stands still beside the text: its height is fixed, it takes
 * no focus and announces nothing; who wants to hear it goes there.
 */
export default function LiveGauge({ text }: { text: string }) {
  const { analysis, hasFailed } = useLiveEstimate(text);
  const report = analysis?.kind === "report" && textProblem(text) === null ? analysis.report : null;
  const shares = report && countShares(report.sentences);
  return (
    <section aria-label={LIVE_GAUGE_NAME} className="min-h-[132px] border-t border-line pt-3.5 sm:min-h-[112px]">
      <div className="grid items-start gap-x-8 gap-y-2 sm:grid-cols-[1fr_minmax(220px,320px)]">
        <div>
          <h2 className="flex items-center gap-2 text-note font-[650]">
            {LIVE_GAUGE_NAME} <Badge tone="pro">Pro 전용</Badge>
          </h2>
          {report && shares ? (
            <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-note text-ink-2 tabular-nums">
              <span className="text-[1.75rem] leading-none font-[680] tracking-[-.04em] text-ink lining-nums">
                {toPercent(report.aiProbability)}
                <span className="text-[1rem] font-semibold tracking-normal">%</span>
              </span>
              <span>
                95% 구간 <b className="font-bold text-ink">{formatInterval(report.interval)}</b>
              </span>
              <span>{report.hold ? HOLD_LABEL : `AI로 판정한 문장 ${shares.ai} / ${shares.total}`}</span>
            </p>
          ) : (
            <p className="mt-1 text-note text-ink-3">{waitingMessage(text, hasFailed, analysis)}</p>
          )}
        </div>
        {report && (
          <ProbabilityAxis
            probability={report.aiProbability}
            interval={report.interval}
            name={`${LIVE_GAUGE_NAME}, AI 작성 확률`}
          />
        )}
      </div>
      <p className="mt-1.5 text-label text-ink-3">
        이 브라우저에서 어림해요. 크레딧을 쓰지 않고 저장하지도 않아요. 까닭은 ‘분석 시작’을 누르면 보여 드려요.{" "}
        {CAVEAT}
      </p>
    </section>
  );
}

/** What stands in the place of a figure that is not there yet. */
export function waitingMessage(
  text: string,
  hasFailed: boolean,
  analysis: ReturnType<typeof useLiveEstimate>["analysis"],
): string {
  if (hasFailed) return "이 브라우저에서는 어림하지 못했어요. 분석은 그대로 쓸 수 있어요.";
  const problem = textProblem(text);
  if (problem === "TEXT_TOO_SHORT") return `${TEXT_MIN_CHARS}자부터 어림해요.`;
  if (problem !== null) return "이 글은 어림할 수 없어요.";
  return analysis?.kind === "refusal" ? analysis.message : "글의 결을 읽고 있어요";
}
