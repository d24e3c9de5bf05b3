import type { AccuracyShare } from "@geulgyeol/engine/accuracy-record";

const LADDER = [0.05, 0.1, 0.2, 0.5, 1];

/** End of an axis that fits all intervals: 5, 10, 20, 50 or 100%. Bars always begin at zero. */
export function axisEnd(shares: readonly Pick<AccuracyShare, "upper">[]): number {
  const highest = Math.max(0, ...shares.map(({ upper }) => upper));
  return LADDER.find((end) => highest <= end) ?? 1;
}

/** Bar from zero with the interval as a bracket. Decorative: the figures are next to it as text. */
export function RateBar({ share, end }: { share: AccuracyShare; end: number }) {
  const at = (value: number) => `${(Math.min(value, end) / end) * 100}%`;
  return (
    <svg className="block h-4 w-full overflow-visible" aria-hidden focusable="false">
      <line x1="0" x2="0" y1="0" y2="16" className="stroke-line-strong" />
      <rect x="0" y="4" width={at(share.value)} height="8" className="fill-line-strong" />
      <line x1={at(share.lower)} x2={at(share.upper)} y1="8" y2="8" className="stroke-ink" strokeWidth="1.5" />
      <line x1={at(share.lower)} x2={at(share.lower)} y1="4.5" y2="11.5" className="stroke-ink" strokeWidth="1.5" />
      <line x1={at(share.upper)} x2={at(share.upper)} y1="4.5" y2="11.5" className="stroke-ink" strokeWidth="1.5" />
    </svg>
  );
}
