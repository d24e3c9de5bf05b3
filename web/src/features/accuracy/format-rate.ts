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
export function formatTexts({ count, of }: AccuracyShare): string {
  return `${formatCount(of)}편 가운데 ${formatCount(count)}편`;
}

/** A date of the record (YYYY-MM-DD) as it is written on screen: "2026. 11. 21." */
export function formatDay(date: string): string {
  return `${date.replaceAll("-", ". ")}.`;
}
