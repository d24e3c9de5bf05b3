/**
 * A measured value with fixed decimals, compared with a limit: the nearest value, but the limit itself only if the
 * value equals it. Next to "3을 넘으면", 3.01 is "3.1" with one decimal. The limit must fit into the decimals.
 */
export function formatBesideLimit(value: number, decimals: number, limit: number): string {
  const nearest = value.toFixed(decimals);
  if (value === limit || Number(nearest) !== limit) return nearest;
  return (limit + Math.sign(value - limit) / 10 ** decimals).toFixed(decimals);
}
