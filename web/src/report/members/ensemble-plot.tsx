import type { Ensemble } from "@geulgyeol/contract";
import { formatPercent, isNarrow, speakInterval, speakPercent } from "@geulgyeol/wording";
import { geometry } from "../../shared/ui/geometry.ts";
import { AxisTicks } from "../verdict/probability-axis.tsx";
import { bandClass } from "../verdict/probability-band.ts";

type Model = Ensemble["models"][number];
type Interval = Ensemble["crossValidation"]["confidenceInterval"];

/** Columns: name, plot, number. The plot's own left and right edges are those of the axis. */
const COLUMNS = "grid grid-cols-[92px_1fr_80px] sm:grid-cols-[150px_1fr_88px]";
const EDGES = "left-23 right-20 sm:left-37.5 sm:right-22";

function percent(value: number): string {
  return `${value * 100}%`;
}

function spanOf({ lower, upper }: Interval) {
  return geometry({ left: percent(lower), width: percent(upper - lower) });
}

interface EnsemblePlotProps {
  readonly ensemble: Ensemble;
}

function plotLabel({ models, consensus }: Ensemble, band: Interval | null): string {
  const answered = models.filter(({ status }) => status === "ok");
  const parts = answered.map(({ name, aiProbability }) => `${name} ${speakPercent(aiProbability)}`);
  parts.push(`가중 평균 ${speakPercent(consensus.weightedProbability)}`);
  if (band !== null) parts.push(`95% 구간 ${speakInterval(band)}`);
  return parts.join(", ");
}

/** One dot per model with a stem to the weighted mean; the interval belongs to the mean alone. */
export function EnsemblePlot({ ensemble }: EnsemblePlotProps) {
  const { consensus, models, crossValidation } = ensemble;
  const mean = consensus.weightedProbability;
  const interval = crossValidation.confidenceInterval;
  const band = isNarrow(interval) ? interval : null;
  return (
    <div role="img" aria-label={plotLabel(ensemble, band)} className="relative pt-2 pb-11">
      <div className={`absolute top-2 bottom-11 border-x border-line-strong ${EDGES}`}>
        {band && <span className="absolute inset-y-0 bg-accent-soft" ref={spanOf(band)} />}
        <i className="absolute inset-y-0 left-[40%] border-l border-dashed border-line-strong" />
        <i className="absolute inset-y-0 left-[70%] border-l border-dashed border-line-strong" />
        <i className="absolute inset-y-0 border-l-[1.5px] border-ink" ref={geometry({ left: percent(mean) })} />
      </div>
      {models.map((model) => (
        <ModelRow key={model.model} model={model} mean={mean} />
      ))}
      <MeanRow mean={mean} band={band} />
      <AxisTicks className={`!absolute bottom-5.5 max-sm:[&>span:last-child]:translate-x-3 ${EDGES}`} />
      <div className={`absolute bottom-0 h-4.5 text-label font-semibold max-sm:hidden ${EDGES}`}>
        <span className="absolute left-[20%] -translate-x-1/2 text-human">사람</span>
        <span className="absolute left-[55%] -translate-x-1/2 whitespace-nowrap text-mixed">일부 의심</span>
        <span className="absolute left-[85%] -translate-x-1/2 whitespace-nowrap text-ai">AI 가능성 높음</span>
      </div>
    </div>
  );
}

function MeanRow({ mean, band }: { mean: number; band: Interval | null }) {
  return (
    <div className={`relative h-14 items-center border-t border-line-strong ${COLUMNS}`}>
      <span className="font-bold">가중 평균</span>
      <span className="relative h-full">
        {band && (
          <i
            className="absolute top-1/2 -mt-[1.5px] h-0.75 bg-ink before:absolute before:-top-1 before:left-0 before:h-3 before:w-0.5 before:bg-ink after:absolute after:-top-1 after:right-0 after:h-3 after:w-0.5 after:bg-ink"
            ref={spanOf(band)}
          />
        )}
        <i
          className={`band-solid absolute top-1/2 -m-2 size-4 rotate-45 rounded-2xs border-2 border-surface ring-[1.5px] ring-ink ${bandClass(mean)}`}
          ref={geometry({ left: percent(mean) })}
        />
      </span>
      <b className="text-right text-base font-bold whitespace-nowrap tabular-nums sm:text-large">
        {formatPercent(mean)}
      </b>
    </div>
  );
}

interface ModelRowProps {
  readonly model: Model;
  /** End of the stem. */
  readonly mean: number;
}

function ModelRow({ model: { name, status, confidence, aiProbability }, mean }: ModelRowProps) {
  if (status === "failed") {
    return (
      <div className={`relative h-13.5 items-center ${COLUMNS}`}>
        <span className="font-medium">{name}</span>
        <span className="pl-3 text-note text-ink-3">답하지 못해 평균에서 뺐어요</span>
        <span />
      </div>
    );
  }
  return (
    <div className={`relative h-13.5 items-center ${COLUMNS}`}>
      <span className="font-medium">
        {name}
        <span className="block text-label font-normal text-ink-3 tabular-nums">신뢰도 {formatPercent(confidence)}</span>
      </span>
      <span className="relative h-full">
        <i
          className="absolute top-1/2 -mt-px h-0.5 bg-ink-3"
          ref={geometry({
            left: percent(Math.min(mean, aiProbability)),
            width: percent(Math.abs(mean - aiProbability)),
          })}
        />
        <i
          className={`band-solid absolute top-1/2 -m-2 size-4 rounded-full border-2 border-surface ring-[1.5px] ring-ink ${bandClass(aiProbability)}`}
          ref={geometry({ left: percent(aiProbability) })}
        />
      </span>
      <b className="text-right font-bold whitespace-nowrap tabular-nums">{formatPercent(aiProbability)}</b>
    </div>
  );
}
