import type { WordLevel } from "@geulgyeol/contract";
import { Info } from "lucide-react";
import { type ReactNode, useId } from "react";
import { geometry } from "../../shared/ui/geometry.ts";
import { NumberedList } from "../../shared/ui/numbered-list.tsx";
import { SHEET, SHEET_SECTION, TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { Caveat } from "../verdict/caveat.tsx";
import { AxisTicks } from "../verdict/probability-axis.tsx";
import { Heatmap } from "./heatmap.tsx";
import { HighRiskWords } from "./high-risk-words.tsx";
import { WordStatistics } from "./word-statistics.tsx";
import { WordTable } from "./word-table.tsx";

/** Widths of the six bands on the scale from 0 to 100. */
const SHARES = [40, 10, 10, 10, 10, 20];

interface WordReportProps {
  readonly wordLevel: WordLevel;
  readonly lang: string;
  /** Last row of the sheet. */
  readonly footer: ReactNode;
}

/** The word-level report: figures, the heatmap with its legend, findings, high-risk words, table. */
export function WordReport({ wordLevel, lang, footer }: WordReportProps) {
  const id = useId();
  return (
    <div className={SHEET}>
      <WordStatistics wordLevel={wordLevel} />
      <div className={`${SHEET_SECTION} grid gap-x-12 gap-y-8 !border-t xl:grid-cols-[1fr_312px]`}>
        <section className="min-w-0">
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h3 className="text-title-2 font-heading">단어별 히트맵</h3>
            <span className="text-note text-ink-3">
              단어를 누르거나 방향키로 옮기면 이유를 볼 수 있어요.{" "}
              <a href={`#${id}-table`} className={`whitespace-nowrap ${TEXT_LINK}`}>
                표로 보기
              </a>
            </span>
          </div>
          <HeatLegend />
          <div className="mt-4">
            <Heatmap wordLevel={wordLevel} lang={lang} tipId={`${id}-tip`} />
          </div>
        </section>
        <div>
          <section>
            <h3 className="mb-2.5 text-title-2 font-heading">핵심 발견</h3>
            <NumberedList items={wordLevel.insights} />
          </section>
          <p className="mt-4 flex gap-2.5 border-t border-line pt-4 text-note text-ink-2">
            <Info size={18} strokeWidth={1.75} className="mt-px shrink-0 text-ink-3" aria-hidden />
            <span>
              고위험 단어에는 <b className="font-bold">실선</b>, 중위험 단어에는 <b className="font-bold">점선</b>을
              함께 그어요. 색을 구분하기 어려워도 읽을 수 있어요.
            </span>
          </p>
          <div className="mt-4 border-t border-line pt-4">
            <Caveat />
          </div>
        </div>
      </div>
      <div className={SHEET_SECTION}>
        <HighRiskWords words={wordLevel.words} />
      </div>
      <div className={SHEET_SECTION}>
        <WordTable words={wordLevel.words} id={`${id}-table`} />
      </div>
      {footer}
    </div>
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
            className={`block h-4.5 basis-0 rounded-2xs bg-(--g) shadow-[inset_0_-3px_0_var(--c)] band-${index + 1}`}
            ref={geometry({ "flex-grow": `${share}` })}
          />
        ))}
      </div>
      <AxisTicks className="mt-1" />
    </div>
  );
}
