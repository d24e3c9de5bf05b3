import { wholePercentile } from "./percent.ts";

/**
 * Position of a value among human texts, as a sentence without "high" or "low". `percentile` is the share (0 to 1) of human
 * texts with a lower value; null without a reference.
 */
export function percentileText(percentile: number | null, direction: "ai" | "human"): string | null {
  if (percentile === null) return null;
  const outside = wholePercentile(Math.min(percentile, 1 - percentile));
  if (outside === 50) return "사람 글의 한가운데에 있어요.";
  return direction === "ai" ? `사람 글에서는 ${outside}%만 이 정도예요.` : `사람 글의 ${100 - outside}%보다 뚜렷해요.`;
}
