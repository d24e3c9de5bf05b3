import { speakInterval, speakPercent } from "@geulgyeol/wording";
import { geometry } from "../../shared/ui/geometry.ts";

interface Interval {
  readonly lower: number;
  readonly upper: number;
}

const SEGMENTS = [
  { band: 1, share: 40 },
  { band: 2, share: 10 },
  { band: 3, share: 10 },
  { band: 4, share: 10 },
  { band: 5, share: 10 },
  { band: 6, share: 20 },
] as const;

/** The six bands from 0 to 100%, shares given in percent. */
export function BandTrack({ className }: { className: string }) {
  return (
    <div className={`flex gap-0.5 overflow-hidden rounded-xs ${className}`}>
      {SEGMENTS.map(({ band, share }) => (
        <i
          key={band}
          className={`band-solid block h-full basis-0 band-${band}`}
          ref={geometry({ "flex-grow": `${share}` })}
        />
      ))}
    </div>
  );
}

export function AxisTicks({ className = "" }: { className?: string }) {
  return (
    <div className={`relative h-4.5 text-label text-ink-3 tabular-nums ${className}`} aria-hidden>
      <span className="absolute left-0">0%</span>
      <span className="absolute left-[40%] -translate-x-1/2">40%</span>
      <span className="absolute left-[70%] -translate-x-1/2">70%</span>
      <span className="absolute right-0">100%</span>
    </div>
  );
}

/** Text alternative of the axis for screen readers. */
function axisLabel(name: string, probability: number, interval: Interval | null): string {
  const range = interval ? `, 95% 구간 ${speakInterval(interval)}` : "";
  return `${name} ${speakPercent(probability)}${range}`;
}

interface ProbabilityAxisProps {
  readonly probability: number;
  readonly interval: Interval | null;
  readonly name?: string;
}

/** Axis from 0 to 100% that is never cropped: bands, a triangle at the value, a bracket for the interval. */
export function ProbabilityAxis({ probability, interval, name = "AI 작성 확률" }: ProbabilityAxisProps) {
  return (
    <div role="img" aria-label={axisLabel(name, probability, interval)} className="relative h-13.5">
      <BandTrack className="absolute inset-x-0 top-4 h-2.5" />
      {interval && (
        <span
          className="absolute top-1.5 h-5.75 border-x-[1.5px] border-t-[1.5px] border-ink"
          ref={geometry({ left: `${interval.lower * 100}%`, width: `${(interval.upper - interval.lower) * 100}%` })}
        />
      )}
      <span
        className="absolute -top-0.75 h-2.25 w-3.5 -translate-x-1/2 bg-ink [clip-path:polygon(0_0,100%_0,50%_100%)] forced-color-adjust-none forced-colors:bg-[CanvasText]"
        ref={geometry({ left: `${probability * 100}%` })}
      />
      <AxisTicks className="!absolute inset-x-0 top-8" />
    </div>
  );
}
