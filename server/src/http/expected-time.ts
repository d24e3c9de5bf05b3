/** Estimate of the next response time from previous ones. */
export interface ExpectedTime {
  /** Adds one measured time, in ms. */
  learn(ms: number): void;
  /** A time that few responses exceed, in ms; null before the first measurement. */
  readonly ms: number | null;
}

/** Weights of the newest response in the moving mean and mean deviation, as in TCP's round-trip estimate (RFC 6298). */
const NEWEST_WEIGHT = 0.125;
const NEWEST_DEVIATION_WEIGHT = 0.25;
/** TCP uses four; its error costs a duplicate packet, ours would refuse everybody. */
const DEVIATIONS = 2;

/** A moving mean with its mean deviation, over about sixteen responses. */
export function createExpectedTime(): ExpectedTime {
  let known: { mean: number; deviation: number } | null = null;
  return {
    get ms() {
      return known && known.mean + DEVIATIONS * known.deviation;
    },
    learn(ms) {
      if (known === null) {
        known = { mean: ms, deviation: ms / 2 };
        return;
      }
      const { mean, deviation } = known;
      known = {
        mean: mean + NEWEST_WEIGHT * (ms - mean),
        deviation: deviation + NEWEST_DEVIATION_WEIGHT * (Math.abs(ms - mean) - deviation),
      };
    },
  };
}
