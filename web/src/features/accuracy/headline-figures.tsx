import type { LanguageAccuracy } from "@geulgyeol/engine/accuracy-record";
import { formatRate, formatRateInterval } from "@geulgyeol/wording";
import type { ReactNode } from "react";
import { formatTexts } from "./format-rate.ts";

interface Headline {
  readonly name: string;
  readonly term: string;
  readonly figure: string;
  readonly note: ReactNode;
}

/** The three most important figures, errors against human writers first. */
export function HeadlineFigures({ accuracy }: { accuracy: LanguageAccuracy }) {
  const { humansJudgedAi, aisJudgedAi, auroc } = accuracy;
  const figures: readonly Headline[] = [
    {
      name: "사람 글을 AI로 잘못 본 비율",
      term: "거짓 양성률",
      figure: formatRate(humansJudgedAi.value),
      note: (
        <>
          {formatTexts(humansJudgedAi)}
          <br />
          95% 구간 {formatRateInterval(humansJudgedAi)}
        </>
      ),
    },
    {
      name: "AI 글을 찾아낸 비율",
      term: "재현율",
      figure: formatRate(aisJudgedAi.value),
      note: (
        <>
          {formatTexts(aisJudgedAi)}
          <br />
          95% 구간 {formatRateInterval(aisJudgedAi)}
        </>
      ),
    },
    {
      name: "AI 글에 더 높은 값을 준 비율",
      term: "AUROC",
      figure: auroc.value.toFixed(3),
      note: (
        <>
          1이면 늘 가려내고, 0.5면 동전 던지기예요
          <br />
          95% 구간 {auroc.lower.toFixed(3)}–{auroc.upper.toFixed(3)}
        </>
      ),
    },
  ];
  return (
    <dl className="grid gap-y-7 sm:grid-cols-3">
      {figures.map(({ name, term, figure, note }) => (
        <div key={term} className="flex flex-col sm:border-l sm:border-line sm:px-6 sm:first:border-l-0 sm:first:pl-0">
          <dt className="leading-normal font-semibold">
            {name} <span className="block text-note font-normal text-ink-3">{term}</span>
          </dt>
          <dd className="mt-2">
            <span className="block text-display-7 leading-figure font-figure tracking-tightest lining-nums">
              {figure}
            </span>
            <span className="mt-1.5 block text-note text-ink-2 tabular-nums">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
