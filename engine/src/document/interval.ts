import { logitOf, probabilityOf } from "../learners/logistic.ts";

export interface Interval {
  readonly lower: number;
  readonly upper: number;
}

/**
 * Quantiles (2.5% and 97.5%) of the difference between the logits of a document and of an excerpt of it, measured out of fold.
 * Rows: length of the excerpt, up to `lengths`. Columns: its logit.
 */
export interface IntervalParameters {
  readonly lengths: readonly number[];
  readonly logits: readonly number[];
  readonly lower: readonly (readonly number[])[];
  readonly upper: readonly (readonly number[])[];
}

/** 95% interval of the probability for a longer text by the same writer. */
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
    return line[Math.min(c, line.length - 1)];
  };
  const first = at(row, column) * (1 - columnShare) + at(row, column + 1) * columnShare;
  const second = at(row + 1, column) * (1 - columnShare) + at(row + 1, column + 1) * columnShare;
  return first * (1 - rowShare) + second * rowShare;
}

function position(knots: readonly number[], value: number, scale: (value: number) => number): [number, number] {
  const last = knots.length - 1;
  if (value <= knots[0]) return [0, 0];
  if (value >= knots[last]) return [last, 0];
  let at = 0;
  while (value >= knots[at + 1]) at++;
  const from = scale(knots[at]);
  const to = scale(knots[at + 1]);
  return [at, (scale(value) - from) / (to - from)];
}
