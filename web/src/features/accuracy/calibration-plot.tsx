import type { AccuracyBin } from "@geulgyeol/engine/accuracy-record";
import { formatCount, formatExactPercent, formatInterval, formatRate } from "@geulgyeol/wording";
import { FigureTable } from "./figure-table.tsx";
import { sayInterval, sayRate } from "./format-rate.ts";
import { ScrollFrame } from "./scroll-frame.tsx";

const SIZE = 266;
const LEFT = 58;
const TOP = 12;
const TICKS = [0, 0.4, 0.7, 1];

const x = (ratio: number) => LEFT + ratio * SIZE;
const y = (ratio: number) => TOP + (1 - ratio) * SIZE;

interface CalibrationPlotProps {
  readonly bins: readonly AccuracyBin[];
  readonly name: string;
}

/** Predicted probability against the actual share of AI texts; points on the diagonal are correct. */
export function CalibrationPlot({ bins, name }: CalibrationPlotProps) {
  return (
    <div className="grid items-start gap-x-10 gap-y-6 xl:grid-cols-[344px_1fr]">
      <ScrollFrame name={`${name}의 그림`}>
        <Diagram bins={bins} name={name} />
      </ScrollFrame>
      <FigureTable
        caption={name}
        about={`글 ${formatCount(bins.reduce((sum, { found }) => sum + found.of, 0))}편을 글결이 말한 확률로 나누고, 그 가운데 실제 AI 글의 비율을 세었어요.`}
        heads={["말한 확률", "평균", "실제 비율", "95% 구간", "글 수"]}
        rows={bins.map(({ from, to, given, found }) => ({
          key: `${from}`,
          cells: [
            formatInterval({ lower: from, upper: to }),
            formatRate(given),
            sayRate(found),
            sayInterval(found),
            formatCount(found.of),
          ],
        }))}
      />
    </div>
  );
}

function Diagram({ bins, name }: CalibrationPlotProps) {
  return (
    <svg
      viewBox="0 0 344 344"
      className="block w-full max-w-[400px] min-w-[320px] text-label tabular-nums"
      role="img"
      aria-label={`${name}: 글결이 말한 확률과 실제 AI 글의 비율을 비교한 그림. 같은 값이 표에 있어요.`}
    >
      <TickLines />
      <line x1={x(0)} y1={y(0)} x2={x(1)} y2={y(1)} className="stroke-line-strong" strokeDasharray="4 4" />
      <text
        x={x(0.72)}
        y={y(0.72)}
        dy="17"
        transform={`rotate(-45 ${x(0.72)} ${y(0.72)})`}
        textAnchor="middle"
        className="fill-ink-3"
      >
        꼭 맞으면 이 선 위
      </text>
      {bins.map((bin) => (
        <BinMark key={bin.from} bin={bin} />
      ))}
      <text x={x(0.5)} y={y(0) + 36} textAnchor="middle" className="fill-ink-2 font-semibold">
        글결이 말한 확률
      </text>
      <text
        x="12"
        y={y(0.5)}
        transform={`rotate(-90 12 ${y(0.5)})`}
        textAnchor="middle"
        className="fill-ink-2 font-semibold"
      >
        실제 AI 글의 비율
      </text>
    </svg>
  );
}

function TickLines() {
  return TICKS.map((tick) => (
    <g key={tick}>
      <line x1={x(0)} x2={x(1)} y1={y(tick)} y2={y(tick)} className="stroke-line" />
      <line x1={x(tick)} x2={x(tick)} y1={y(0)} y2={y(1)} className="stroke-line" />
      <text x={LEFT - 7} y={y(tick) + 4} textAnchor="end" className="fill-ink-3">
        {formatExactPercent(tick)}
      </text>
      <text x={x(tick)} y={y(0) + 17} textAnchor="middle" className="fill-ink-3">
        {formatExactPercent(tick)}
      </text>
    </g>
  ));
}

/** A group of texts with about the same predicted probability, with the interval of the actual share. */
function BinMark({ bin: { given, found } }: { bin: AccuracyBin }) {
  return (
    <g>
      <line
        x1={x(given)}
        x2={x(given)}
        y1={y(found.lower)}
        y2={y(found.upper)}
        className="stroke-ink-2"
        strokeWidth="1.5"
      />
      <circle cx={x(given)} cy={y(found.value)} r="4.5" className="fill-ink stroke-paper" strokeWidth="1.5" />
    </g>
  );
}
