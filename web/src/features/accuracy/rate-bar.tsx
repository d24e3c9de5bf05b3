import type { AccuracyShare } from "@geulgyeol/engine/accuracy-record";

const LADDER = [0.05, 0.1, 0.2, 0.5, 1];

/** End of an axis that fits all intervals: 5, 10, 20, 50 or 100%. Bars always begin at zero. */
export function axisEnd(shares: readonly Pick<AccuracyShare, "upper">[]): number {
  const highest = Math.max(0, ...shares.map(({ upper }) => upper));
  return LADDER.find((end) => highest <= end) ?? 1;
}

/** Bar of strokes from zero, the interval as a bracket above it. Decorative: the figures are next to it as text. */
export function RateBar({ share, end }: { share: AccuracyShare; end: number }) {
  const at = (value: number) => Math.round((Math.min(value, end) / end) * 1000) / 10;
  const bracket = `M${at(share.lower)} 6V1H${at(share.upper)}V6`;
  return (
    <svg viewBox="0 0 100 17" preserveAspectRatio="none" className="rate-bar" aria-hidden focusable="false">
      <path d="M0 12H100" />
      <path d={`M0 12H${at(share.value)}`} />
      <path d={bracket} />
    </svg>
  );
}
