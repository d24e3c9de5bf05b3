export interface Growth {
  /** Least-squares slope, in units of y per unit of x. */
  readonly slope: number;
  /** Half the width of its 95% interval. */
  readonly margin: number;
}

/** Two-sided 95% quantile of Student's t, approximated from five degrees of freedom on (error under 2%). */
const quantile = (freedom: number) => 1.96 + 2.4 / freedom + 3 / freedom ** 2;
const LEAST_POINTS = 7;

/** Whether something grows: a line through the points, with the interval of its slope. Null below seven points. */
export function growthOf(points: readonly { readonly x: number; readonly y: number }[]): Growth | null {
  const n = points.length;
  if (n < LEAST_POINTS) return null;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / n;
  const [mx, my] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
  const spread = points.reduce((sum, { x }) => sum + (x - mx) ** 2, 0);
  const slope = points.reduce((sum, { x, y }) => sum + (x - mx) * (y - my), 0) / spread;
  const rest = points.reduce((sum, { x, y }) => sum + (y - my - slope * (x - mx)) ** 2, 0);
  return { slope, margin: quantile(n - 2) * Math.sqrt(rest / (n - 2) / spread) };
}
