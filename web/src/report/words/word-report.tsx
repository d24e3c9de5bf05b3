import { HIGH_RISK_WORD, type WordLevel } from "@geulgyeol/contract";
import { formatCount } from "@geulgyeol/wording";
import { type ReactNode, useId, useMemo } from "react";
import { geometry } from "../../shared/ui/geometry.ts";
import { NumberedList } from "../../shared/ui/numbered-list.tsx";
import { SHEET, SHEET_SECTION } from "../../shared/ui/surfaces.ts";
import { Fold } from "../fold.tsx";
import type { Verdict } from "../report-types.ts";
import { AxisTicks } from "../verdict/probability-axis.tsx";
import { Heatmap } from "./heatmap.tsx";
import { HighRiskWords } from "./high-risk-words.tsx";
import { KindChart } from "./kind-chart.tsx";
import { MovingWords } from "./moving-words.tsx";
import { PointsSummary } from "./points-summary.tsx";
import { wordPoints } from "./word-points.ts";
import { WordStatistics } from "./word-statistics.tsx";
import { WordTable } from "./word-table.tsx";

/** Widths of the six bands on the scale from 0 to 100. */
const SHARES = [40, 10, 10, 10, 10, 20];

interface WordReportProps {
  readonly wordLevel: WordLevel;
  readonly verdict: Verdict;
  readonly lang: string;
  /** Last row of the sheet. */
  readonly footer: ReactNode;
}

/**
 * The word-level report: points that add up, the text with the words that stand out, the words on both sides. The figures
 * of all words are closed.
 */
export function WordReport({ wordLevel, verdict, lang, footer }: WordReportProps) {
  const id = useId();
  const points = useMemo(() => wordPoints(wordLevel, verdict), [wordLevel, verdict]);
  return (
    <div className={SHEET}>
      <div className={SHEET_SECTION}>
        <PointsSummary points={points} verdict={verdict} />
      </div>
      <div className={`${SHEET_SECTION} grid gap-x-12 gap-y-7 xl:grid-cols-[1fr_320px]`}>
        <section className="min-w-0">
          <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h3 className="text-title-3 font-heading">단어별 히트맵</h3>
            <span className="text-note text-ink-3">
              뚜렷하게 움직인 단어 {points.up.length + points.down.length}개만 칠했어요.
            </span>
          </div>
          <MarkKey isHuman={verdict === "human"} />
          <div className="mt-2">
            <Heatmap wordLevel={wordLevel} points={points} lang={lang} tipId={`${id}-tip`} />
          </div>
        </section>
        <KindChart points={points} />
      </div>
      <div className={SHEET_SECTION}>
        <MovingWords points={points} verdict={verdict} />
      </div>
      <WordFolds wordLevel={wordLevel} verdict={verdict} tableId={`${id}-table`} />
      {footer}
    </div>
  );
}

/** What is looked up: probabilities of single words, the list of the highest and the table of all. */
function WordFolds({
  wordLevel,
  verdict,
  tableId,
}: Pick<WordReportProps, "wordLevel" | "verdict"> & { tableId: string }) {
  const { words, insights } = wordLevel;
  const high = words.filter(({ aiProbability }) => aiProbability >= HIGH_RISK_WORD).length;
  const isHidden = verdict === "human" && high > 0;
  return (
    <>
      <Fold title="핵심 발견과 단어 통계" summary="위험도별 단어 수 · 평균">
        <NumberedList items={insights} />
        <div className="mt-4 mb-5">
          <HeatLegend />
        </div>
        <WordStatistics wordLevel={wordLevel} />
      </Fold>
      <Fold
        title="고위험 단어"
        summary={isHidden ? "나열하지 않아요" : high === 0 ? "없어요" : `${formatCount(high)}개`}
      >
        {isHidden ? (
          <p className="text-ink-2">사람 글에 가까운 글이라 고위험 단어를 나열하지 않아요.</p>
        ) : (
          <HighRiskWords words={words} />
        )}
      </Fold>
      <Fold title="모든 단어" summary={`${formatCount(words.length)}개 · 글에 나온 순서`}>
        <WordTable words={words} id={tableId} />
      </Fold>
    </>
  );
}

function MarkKey({ isHuman }: { isHuman: boolean }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-note text-ink-2">
      {!isHuman && <span>▲ 실선: AI 쪽으로 올린 단어</span>}
      <span>▼ 점선: 사람 쪽으로 내린 단어</span>
      <span className="text-ink-3">단어를 누르거나 방향키로 옮기면 이유를 볼 수 있어요.</span>
    </p>
  );
}

function HeatLegend() {
  return (
    <div role="img" aria-label="색상 범례: 왼쪽 초록 0퍼센트에서 오른쪽 빨강 100퍼센트까지">
      <div className="flex gap-0.5">
        {SHARES.map((share, index) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: six fixed bands
            key={index}
            className={`block h-3 basis-0 rounded-2xs bg-(--g) shadow-[inset_0_-3px_0_var(--c)] band-${index + 1}`}
            ref={geometry({ "flex-grow": `${share}` })}
          />
        ))}
      </div>
      <AxisTicks className="mt-1" />
    </div>
  );
}
