import { SHORT_PROSE } from "@geulgyeol/engine/training";
import { OUTCOMES, type Outcome } from "../measures/confusion.ts";
import { shareAbove, thresholdAt } from "../measures/roc.ts";
import { proportion } from "../measures/wilson.ts";
import { PRIOR } from "../training/fit-outcome.ts";
import { groupBy, type JudgedRow, ofLabel, probabilities } from "./judged-rows.ts";
import type { JudgedCoWritten } from "./measure-two-hands.ts";

/** A genre with fewer texts has no rate. */
const LEAST_OF_GENRE = 100;
export const CERTAINTIES = ["strong", "moderate", "weak"] as const;
const BINS = 10;

/** Certainty, holds, calibration of the three outcomes, consensus of the members, and rates by genre and source. */
export function measureOutcomes(rows: readonly JudgedRow[], coWritten: readonly JudgedCoWritten[]) {
  const humans = ofLabel(rows, 0);
  const ais = ofLabel(rows, 1);
  const judged = [
    ...rows.map(({ row, report }) => ({ truth: truthOf(row.label), report })),
    ...coWritten.map(({ report }) => ({ truth: "mixed" as const, report })),
  ];
  const heldOf = (own: readonly JudgedRow[]) => {
    const long = own.filter(({ row }) => row.text.length >= SHORT_PROSE);
    return proportion(long.filter(({ report }) => report.hold !== null).length, long.length);
  };
  const judgedAi = (own: readonly JudgedRow[]) =>
    proportion(own.filter(({ report }) => report.verdict === "ai").length, own.length);
  const threshold = thresholdAt(probabilities(humans), 0.01);
  const found = groupBy(ais, ({ row }) => row.file).map(([, own]) => shareAbove(probabilities(own), threshold));
  const genres = groupBy(humans, ({ row }) => row.genre).filter(([, own]) => own.length >= LEAST_OF_GENRE);
  const consensus = judged.flatMap(({ report }) =>
    report.ensemble === undefined ? [] : [{ report, ...report.ensemble }],
  );
  const shown = consensus.filter(({ report }) => report.hold === null);
  return {
    certainty: Object.fromEntries(
      CERTAINTIES.map((certainty) => {
        const own = judged.filter(({ report }) => report.certainty === certainty);
        const wrong = own.filter(({ truth, report }) => report.verdict !== truth).length;
        return [certainty, { texts: proportion(own.length, judged.length), wrong: proportion(wrong, own.length) }];
      }),
    ),
    heldHumans: heldOf(humans),
    heldAis: heldOf(ais),
    calibrationError: calibrationError(judged),
    foundBySource: found.reduce((sum, share) => sum + share, 0) / found.length,
    worstGenre: Math.max(...genres.map(([, own]) => judgedAi(own).value)),
    worstSource: Math.max(...groupBy(humans, ({ row }) => row.source).map(([, own]) => judgedAi(own).value)),
    consensusBetween: proportion(
      consensus.filter(({ consensus: { weightedProbability }, models }) => {
        const values = models.map(({ aiProbability }) => aiProbability);
        return weightedProbability >= Math.min(...values) && weightedProbability <= Math.max(...values);
      }).length,
      consensus.length,
    ),
    // A withheld judgement has no band.
    consensusSameBand: proportion(
      shown.filter(({ report, consensus: { finalVerdict } }) => finalVerdict === report.verdict).length,
      shown.length,
    ),
  };
}

function truthOf(label: 0 | 1): Outcome {
  return label === 1 ? "ai" : "human";
}

/**
 * Expected calibration error of each outcome's probability in ten bins, mean over the outcomes. True outcomes have the shares of
 * `PRIOR`, since a probability is only right for a mix.
 */
function calibrationError(
  judged: readonly { readonly truth: Outcome; readonly report: JudgedRow["report"] }[],
): number {
  const sizes = { human: 0, mixed: 0, ai: 0 };
  for (const { truth } of judged) sizes[truth]++;
  const errorOf = (outcome: Outcome) => {
    const differences = new Float64Array(BINS);
    for (const { truth, report } of judged) {
      const probability = report.classProbabilities[outcome];
      const bin = Math.min(BINS - 1, Math.floor(probability * BINS));
      differences[bin] += (PRIOR[truth] / sizes[truth]) * (probability - (truth === outcome ? 1 : 0));
    }
    return differences.reduce((sum, difference) => sum + Math.abs(difference), 0);
  };
  return OUTCOMES.reduce((sum, outcome) => sum + errorOf(outcome), 0) / OUTCOMES.length;
}
