/**
 * Where a measured value stands among human reference texts, as a sentence for the reader.
 * `percentile` is the share (0 to 1) of human texts with a lower value; null where no reference fits.
 */
export function percentileText(percentile: number | null): string | null {
  if (percentile === null) return null;
  const lower = Math.min(99, Math.max(1, Math.round(percentile * 100)));
  if (lower > 50) return `사람 글 100편 가운데 ${lower}편보다 높아요.`;
  if (lower < 50) return `사람 글 100편 가운데 ${100 - lower}편보다 낮아요.`;
  return "사람 글의 한가운데에 있어요.";
}
