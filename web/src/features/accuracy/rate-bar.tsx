import type { AccuracyShare } from "@geulgyeol/engine/accuracy-record";

const LADDER = [0.05, 0.1, 0.2, 0.5, 1];

/** End of an axis that fits all intervals: 5, 10, 20, 50 or 100%. Bars always begin at zero. */
export function axisEnd(shares: readonly Pick<AccuracyShare, "upper">[]): number {
  const highest = Math.max(0, ...shares.map(({ upper }) => upper));
  return LADDER.find((end) => highest <= end) ?? 1;
}

/** Bar of strokes from zero, the interval as a bracket above it. Decorative: the figures are next to it as text. */
export function RateBar({ share, end }: { share: AccuracyShare; end: number }) {
  const at = (value: number) => `${(Math.min(value, end) / end) * 100}%`;
  const [from, to] = [at(share.lower), at(share.upper)];
  return (
    <svg className="block h-4.25 w-full overflow-visible" aria-hidden focusable="false">
      <rect x="0" y="7" width="100%" height="10" className="fill-sunken" />
      <line
        x1="0"
        x2={at(share.value)}
        y1="12"
        y2="12"
        className="stroke-ink-3"
        strokeWidth="10"
        strokeDasharray="3 1"
      />
      <line x1={from} x2={to} y1="1" y2="1" className="stroke-ink" strokeWidth="1.5" />
      <line x1={from} x2={from} y1="0.25" y2="6" className="stroke-ink" strokeWidth="1.5" />
      <line x1={to} x2={to} y1="0.25" y2="6" className="stroke-ink" strokeWidth="1.5" />
    </svg>
  );
}
