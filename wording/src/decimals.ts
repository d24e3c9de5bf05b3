/**
 * A measured value with a fixed number of decimals, beside a limit that a flag is set by: the nearest, but the limit itself only
 * when the value is the limit. Beside "3을 넘으면", 3.01 is "3.1" with one decimal. The limit must fit into the decimals.
 */
export function formatBesideLimit(value: number, decimals: number, limit: number): string {
  const nearest = value.toFixed(decimals);
  if (value === limit || Number(nearest) !== limit) return nearest;
  return (limit + Math.sign(value - limit) / 10 ** decimals).toFixed(decimals);
}
