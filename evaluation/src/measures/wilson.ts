export interface Proportion {
  readonly count: number;
  readonly of: number;
  readonly value: number;
  readonly lower: number;
  readonly upper: number;
}

/** A share with its 95% score interval (Wilson 1927). */
export function proportion(count: number, of: number): Proportion {
  if (of === 0) return { count, of, value: 0, lower: 0, upper: 1 };
  const z = 1.959964;
  const share = count / of;
  const centre = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of);
  return { count, of, value: share, lower: Math.max(0, centre - half), upper: Math.min(1, centre + half) };
}
