/** What the answers so far say of the next one. */
export interface ExpectedTime {
  /** Takes one measured time in, in ms. */
  learn(ms: number): void;
  /** A time that few answers exceed, in ms; null before the first was measured. */
  readonly ms: number | null;
}

/** Weights of the newest answer in the moving mean and in the mean deviation from it, as TCP foresees its round trips (RFC 6298). */
const NEWEST_WEIGHT = 0.125;
const NEWEST_DEVIATION_WEIGHT = 0.25;
/** TCP takes four; its mistake costs a packet sent twice, ours that nobody is let in. */
const DEVIATIONS = 2;

/** A moving mean with its mean deviation: some sixteen answers are remembered. */
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
