import { CERTAINTY_LABEL, formatPercent, intervalsOverlap, shownInterval, VERDICT_LABEL } from "@geulgyeol/wording";
import { useState } from "react";
import { bandClass } from "../../report/verdict/probability-band.ts";
import type { PassageRange } from "../../shared/draft/locate-passage.ts";
import { Button } from "../../shared/ui/button.tsx";
import { type Side, usePassageScores } from "./use-passage-scores.ts";

interface ScoreComparisonProps {
  readonly range: PassageRange;
  /** The passage as it would be. */
  readonly edited: string;
}

/** How the result would change, estimated only when asked for: editing is for better writing. */
export function ScoreComparison({ range, edited }: ScoreComparisonProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const isAsked = asked === edited;
  const scores = usePassageScores(range, isAsked ? edited : null);
  if (!isAsked) {
    return (
      <Button size="small" look="ghost" className="mt-4 -ml-3" onClick={() => setAsked(edited)}>
        결과가 어떻게 달라지는지 보기
      </Button>
    );
  }
  const { state, before, after } = scores;
  return (
    <section
      aria-label="고치기 전과 뒤의 결과"
      data-testid="passage-scores"
      aria-live="polite"
      className="mt-4 border-t border-line pt-3.5 text-note"
    >
      {state === "waiting" && <p className="text-ink-2">이 브라우저에서 추정하고 있어요</p>}
      {state === "unknown" && <p className="text-ink-2">이 글로는 고치기 전과 뒤의 AI 확률을 추정하지 못했어요.</p>}
      {before !== null && after !== null && (
        <>
          <dl className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
            <Result name="고치기 전" side={before} />
            <Result name="고친 뒤" side={after} />
          </dl>
          <p className="mt-2.5 text-ink-2">
            {intervalsOverlap(before.interval, after.interval)
              ? "두 결과의 95% 구간이 겹쳐서, 이 차이만으로 달라졌다고 보기는 어려워요."
              : "두 결과의 95% 구간이 겹치지 않아요. 그래도 더 잘 읽히는 글인지 먼저 살펴봐 주세요."}
            <span className="text-ink-3"> 이 브라우저에서 추정했어요.</span>
          </p>
        </>
      )}
    </section>
  );
}

function Result({ name, side }: { name: string; side: Side }) {
  const { passage, whole, interval, verdict, certainty } = side;
  const range = shownInterval(interval);
  return (
    <div>
      <dt className="font-semibold text-ink-2">{name}</dt>
      <dd>
        {VERDICT_LABEL[verdict]} · <b className="font-semibold">{CERTAINTY_LABEL[certainty]}</b>
      </dd>
      <dd className="text-ink-2">
        이 대목 <Score of={passage} />
        {range !== null && (
          <>
            {" "}
            · 글 전체 <Score of={whole} /> <span className="text-ink-3 tabular-nums">({range})</span>
          </>
        )}
      </dd>
    </div>
  );
}

function Score({ of }: { of: number }) {
  return <b className={`font-bold text-(--k) tabular-nums ${bandClass(of)}`}>{formatPercent(of)}</b>;
}
