import { clamp } from "../learners/numbers.ts";
import type { ClassProbabilities } from "./outcome.ts";
import { SHORT_PROSE, type Verdict } from "./verdict-bands.ts";

/**
 * How often judgements like this one were wrong, out of fold with whole sources left out: `strong` in fewer than 1 of 100
 * texts, `moderate` in fewer than 1 of 10.
 */
export type Certainty = "strong" | "moderate" | "weak";

/** For each outcome its least probability for `strong` and for `moderate`; above 1 if it was never reached. */
export type CertaintyBounds = Readonly<Record<Verdict, { readonly strong: number; readonly moderate: number }>>;

/** @param length characters of prose */
export function certaintyOf(
  verdict: Verdict,
  probabilities: ClassProbabilities,
  length: number,
  bounds: CertaintyBounds,
): Certainty {
  const probability = probabilities[verdict];
  if (length >= SHORT_PROSE && probability >= bounds[verdict].strong) return "strong";
  return probability >= bounds[verdict].moderate ? "moderate" : "weak";
}

/** How often texts of the other author come out at least this far on this side. */
export interface FalseAlarm {
  /** The other author. */
  readonly of: "human" | "ai";
  /** Of 1,000 such texts of about this length, sources counting alike. */
  readonly perThousand: number;
  /** Number of texts that were measured. */
  readonly texts: number;
}

/**
 * P(human) that the given shares of texts exceed (of AI texts) or stay below (of human texts), by length in characters; out of
 * fold.
 */
export interface FalseAlarmTable {
  /** Ascending upper ends of the bands; the last band has none. */
  readonly lengths: readonly number[];
  /** Ascending shares of the texts. */
  readonly shares: readonly number[];
  readonly bands: readonly {
    readonly humans: FalseAlarmBand;
    readonly ais: FalseAlarmBand;
  }[];
}

interface FalseAlarmBand {
  readonly texts: number;
  /** P(human) for each of `shares`: ascending for human texts, descending for AI texts. */
  readonly values: readonly number[];
}

export function falseAlarmOf(
  verdict: Verdict,
  { human }: ClassProbabilities,
  length: number,
  { lengths, shares, bands }: FalseAlarmTable,
): FalseAlarm {
  const found = lengths.findIndex((end) => length < end);
  const band = bands[found < 0 ? bands.length - 1 : found] as FalseAlarmTable["bands"][number];
  const of = verdict === "human" ? "ai" : "human";
  const { texts, values } = of === "ai" ? band.ais : band.humans;
  // For AI texts the far side is a high P(human), so both are compared as ascending values.
  const sign = of === "ai" ? -1 : 1;
  const share = shareUpTo(
    values.map((value) => sign * value),
    shares,
    sign * human,
  );
  return { of, perThousand: Math.round(share * 1000), texts };
}

/** Share of the texts whose value is at most `value`, between the points of the table. */
function shareUpTo(values: readonly number[], shares: readonly number[], value: number): number {
  const last = values.length - 1;
  if (value < values[0]) return 0;
  if (value >= values[last]) return shares[last];
  let at = 0;
  while (value >= values[at + 1]) at++;
  const part = clamp((value - values[at]) / Math.max(1e-12, values[at + 1] - values[at]), 0, 1);
  return shares[at] + part * (shares[at + 1] - shares[at]);
}
