import type { ResultSnapshot } from "@geulgyeol/contract";
import { CAVEAT, formatCount, formatDay, formatPercent, HOLD_LABEL, VERDICT_LABEL } from "@geulgyeol/wording";
import { GrainBars } from "../../report/sentences/grain-bars.tsx";
import { HowSure } from "../../report/verdict/how-sure.tsx";

const COLOUR = { human: "text-human", mixed: "text-mixed", ai: "text-ai" } as const;

/** A result at the time of attachment: the graph, and the text only if its writer shows the beginning. A hold has neither number nor graph. */
export function AttachedResult({ result }: { result: ResultSnapshot }) {
  const { verdict, isHeld, aiProbability, grain, excerpt, charCount, analysedAt } = result;
  const label = isHeld ? HOLD_LABEL : VERDICT_LABEL[verdict];
  return (
    <section aria-label="붙인 결과" className="mt-5 rounded-md border border-line px-4.5 pt-4 pb-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className={`inline-flex items-center gap-2 font-bold ${isHeld ? "text-ink-2" : COLOUR[verdict]}`}>
          <i className="size-3 shrink-0 rounded-xs bg-current" aria-hidden />
          {label}
        </p>
        {!isHeld && (
          <p className="tabular-nums">
            <span className="sr-only">AI 작성 확률 </span>
            <b className="text-large font-bold">{formatPercent(aiProbability)}</b>{" "}
            <span className="text-note text-ink-3">
              <HowSure of={result} />
            </span>
          </p>
        )}
      </div>
      {!isHeld && (
        <div className="mt-3">
          <GrainBars bars={grain} height="h-11" />
        </div>
      )}
      {excerpt !== null && <p className="mt-3 border-l-2 border-line-strong pl-3 text-note text-ink-2">{excerpt}</p>}
      <p className="mt-2 text-label text-ink-3">
        {excerpt === null
          ? `글쓴이가 결과${isHeld ? "" : " 그래프"}만 공개했어요. 본문은 보이지 않아요.`
          : "글쓴이가 글의 앞부분을 함께 공개했어요."}{" "}
        {formatCount(charCount)}자 · {formatDay(analysedAt)} 분석 · {CAVEAT}
      </p>
    </section>
  );
}
