import type { Interval } from "../report.ts";
import { logitOf, probabilityOf } from "./logistic.ts";

/**
 * Measured on texts that no member was trained on: where the logit of the whole document lay, given that of an excerpt of
 * it. `lower` and `upper` are the 2.5% and 97.5% quantiles of the difference, by length of the excerpt (rows, up to
 * `lengths` characters each) and by its logit (columns, at `logits`).
 */
export interface IntervalParameters {
  readonly lengths: readonly number[];
  readonly logits: readonly number[];
  readonly lower: readonly (readonly number[])[];
  readonly upper: readonly (readonly number[])[];
}

/** 95% interval of the probability that a longer text by the same writer would get. */
export function intervalOf(probability: number, length: number, parameters: IntervalParameters): Interval {
  const logit = logitOf(probability);
  const lower = interpolate(parameters, parameters.lower, length, logit);
  const upper = interpolate(parameters, parameters.upper, length, logit);
  return {
    lower: Math.min(probability, probabilityOf(logit + lower)),
    upper: Math.max(probability, probabilityOf(logit + upper)),
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
