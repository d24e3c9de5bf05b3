interface CalibrationBin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** Mean predicted probability, and actual share of AI texts. */
  readonly given: number;
  readonly found: number;
}

export interface Calibration {
  /** Expected calibration error: mean absolute difference of predicted and actual values, weighted by bin size. */
  readonly error: number;
  readonly bins: readonly CalibrationBin[];
}

/** Ten bins of equal width. */
export function calibrationOf(probabilities: readonly number[], labels: readonly number[]): Calibration {
  const bins = Array.from({ length: 10 }, (_, bin): CalibrationBin => {
    const own = probabilities.map((_, at) => at).filter((at) => binOf(probabilities[at]) === bin);
    const mean = (values: readonly number[]) =>
      own.length > 0 ? own.reduce((sum, at) => sum + values[at], 0) / own.length : 0;
    return { from: bin / 10, to: (bin + 1) / 10, count: own.length, given: mean(probabilities), found: mean(labels) };
  });
  const error = bins.reduce(
    (sum, bin) => sum + (bin.count / probabilities.length) * Math.abs(bin.given - bin.found),
    0,
  );
  return { error, bins };
}

function binOf(probability: number): number {
  return Math.min(9, Math.floor(probability * 10));
}
