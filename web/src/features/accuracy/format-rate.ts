import type { AccuracyShare } from "@geulgyeol/engine/accuracy-record";
import { formatCount, formatRate, formatRateInterval } from "@geulgyeol/wording";

type Interval = Pick<AccuracyShare, "lower" | "upper">;

/** "85.7%(95% 구간 84.1–87.1%)", for a sentence. */
export function rateWithInterval(share: Pick<AccuracyShare, "value"> & Interval): string {
  return `${formatRate(share.value)}(95% 구간 ${formatRateInterval(share)})`;
}

/** "6/2,088" */
export function formatOf({ count, of }: AccuracyShare): string {
  return `${formatCount(count)}/${formatCount(of)}`;
}

/** "2,088편 가운데 6편" */
export function formatTexts({ count, of }: Pick<AccuracyShare, "count" | "of">): string {
  return `${formatCount(of)}편 가운데 ${formatCount(count)}편`;
}

/** A rate without its counts; none and all in words, since the rate beyond these texts is neither zero nor one. */
export function sayValue(value: number): string {
  if (value <= 0) return "1편도 없음";
  return value >= 1 ? "모두" : formatRate(value);
}

/** The rate of a group; of no texts there is only its value. */
export function sayRate({ of, value }: AccuracyShare): string {
  return of === 0 ? formatRate(value) : sayValue(value);
}

/** "0.3% (6/2,088)" */
export function sayCounted(share: AccuracyShare): string {
  return `${sayRate(share)} (${formatOf(share)})`;
}

/** One decimal of a percent. */
const STEP = 0.001;

/** The interval of a group; for none and all only the end that says something: "0.6% 미만", "91.8% 이상". */
export function sayInterval({ count, of, ...interval }: AccuracyShare): string {
  if (of > 0 && count === 0) return `${formatRate(Math.max(STEP, interval.upper))} 미만`;
  if (of > 0 && count === of) return `${formatRate(Math.min(1 - STEP, interval.lower))} 이상`;
  return formatRateInterval(interval);
}

/** A date of the record (YYYY-MM-DD) as it is written on screen: "2026. 11. 21." */
export function formatDay(date: string): string {
  return `${date.replaceAll("-", ". ")}.`;
}
