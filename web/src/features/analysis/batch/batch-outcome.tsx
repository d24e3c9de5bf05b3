import { CAVEAT, formatCount, formatPercent, HOLD_LABEL, VERDICT_SHORT } from "@geulgyeol/wording";
import type { BatchMode } from "./batch-items.ts";
import type { BatchSummary } from "./batch-summary.ts";

const UNIT: Readonly<Record<BatchMode, string>> = { parts: "부분", answers: "문항" };

/**
 * Summary of all rows: the number of each verdict, and for the parts of one text their mean with its meaning and
 * limits.
 */
export function BatchOutcome({ mode, summary }: { mode: BatchMode; summary: BatchSummary }) {
  const { judged, human, mixed, ai, held, weightedMean, characters } = summary;
  const counts = [
    { name: VERDICT_SHORT.human, count: human, band: "band-1" },
    { name: VERDICT_SHORT.mixed, count: mixed, band: "band-3" },
    { name: VERDICT_SHORT.ai, count: ai, band: "band-6" },
    { name: HOLD_LABEL, count: held, band: "band-none" },
  ].filter(({ count }) => count > 0);
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <b className="font-semibold tabular-nums">
          판정한 {UNIT[mode]} {judged}개
        </b>
        {counts.map(({ name, count, band }) => (
          <span key={name} className="inline-flex items-center gap-1.5 text-note text-ink-2 tabular-nums">
            <i className={`band-solid size-2.5 shrink-0 rounded-2xs ${band}`} aria-hidden />
            {name} {count}
          </span>
        ))}
      </p>
      {mode === "parts" && weightedMean !== null && judged - held > 1 && (
        <p className="text-note text-ink-2">
          부분별 AI 확률을 글자 수({formatCount(characters)}자)로 가중해 평균하면{" "}
          <b className="font-semibold text-ink tabular-nums">{formatPercent(weightedMean)}</b>이고, 부분마다 따로 판단한
          값의 평균일 뿐 글 전체를 한 번에 판단한 확률이 아니에요. 어느 부분이 높은지를 함께 보세요.
        </p>
      )}
      <p className="text-note text-ink-2">{CAVEAT}</p>
    </div>
  );
}
