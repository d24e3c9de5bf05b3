import type { Interval } from "../report.ts";

/**
 * Measured on texts that no member was trained on: where the combined logit of the whole document lay, given that of an
 * excerpt of it. `lower` and `upper` are the 2.5% and 97.5% quantiles of the difference, by length of the excerpt (rows, up
 * to `lengths` characters each) and by its combined logit (columns, at `logits`). Measured before calibration: there the
 * guard presses unlike texts together, and their spread would be taken for that of each.
 */
export interface IntervalParameters {
  readonly lengths: readonly number[];
  readonly logits: readonly number[];
  readonly lower: readonly (readonly number[])[];
  readonly upper: readonly (readonly number[])[];
}

/** By how much the combined logit of a longer text by the same writer may lie lower (at most 0) and higher (at least 0), in 95%. */
export function spreadOf(combined: number, length: number, parameters: IntervalParameters): Interval {
  return {
    lower: Math.min(0, interpolate(parameters, parameters.lower, length, combined)),
    upper: Math.max(0, interpolate(parameters, parameters.upper, length, combined)),
  };
}

function interpolate(
  parameters: IntervalParameters,
  table: readonly (readonly number[])[],
  length: number,
  logit: number,
): number {
  const [row, rowShare] = position(parameters.lengths, length, Math.log);
  const [column, columnShare] = position(parameters.logits, logit, (value) => value);
  const at = (r: number, c: number): number => {
    const line = table[Math.min(r, table.length - 1)] as readonly number[];
    return line[Math.min(c, line.length - 1)] as number;
  };
  const first = at(row, column) * (1 - columnShare) + at(row, column + 1) * columnShare;
  const second = at(row + 1, column) * (1 - columnShare) + at(row + 1, column + 1) * columnShare;
  return first * (1 - rowShare) + second * rowShare;
}

function position(knots: readonly number[], value: number, scale: (value: number) => number): [number, number] {
  const last = knots.length - 1;
  if (value <= (knots[0] as number)) return [0, 0];
  if (value >= (knots[last] as number)) return [last, 0];
  let at = 0;
  while (value >= (knots[at + 1] as number)) at++;
  const from = scale(knots[at] as number);
  const to = scale(knots[at + 1] as number);
  return [at, (scale(value) - from) / (to - from)];
}
