import type { Thresholds } from "./calibrate.ts";
import type { TrialSet } from "./draw-sets.ts";
import type { ScoredTrial } from "./score-trials.ts";

/** Shares of the answers for texts of the same writer and of others, on one set of trials. */
export interface AnswerRow {
  readonly genre: TrialSet["genre"];
  readonly characters: number;
  readonly subjects: TrialSet["subjects"];
  readonly sameDifferent: number;
  readonly sameSimilar: number;
  readonly otherDifferent: number;
  readonly otherSimilar: number;
  /** The writer whose own texts are called 달라요 most often, with the share. */
  readonly worst: { readonly writer: string; readonly sameDifferent: number };
}

/** A trial with the thresholds that its writers had no part in. */
export interface AnsweredTrial extends ScoredTrial {
  readonly thresholds: Thresholds;
}

/** Shares of the answers, every writer and every pair of two writers weighing alike. */
export function answerRates(trials: readonly AnsweredTrial[]): Omit<AnswerRow, "genre" | "characters" | "subjects"> {
  const pairs = new Map<string, AnsweredTrial[]>();
  for (const trial of trials) {
    const key = `${trial.writer} ${trial.author}`;
    pairs.set(key, [...(pairs.get(key) ?? []), trial]);
  }
  const shares = [...pairs.values()].map((own) => ({
    writer: own[0]?.writer ?? "",
    isSame: own[0]?.writer === own[0]?.author,
    different: own.filter(({ score, thresholds }) => score < thresholds.differentBelow).length / own.length,
    similar: own.filter(({ score, thresholds }) => score >= thresholds.similarFrom).length / own.length,
  }));
  const mean = (isSame: boolean, of: "different" | "similar") => {
    const values = shares.filter((one) => one.isSame === isSame).map((one) => one[of]);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  const worst = shares
    .filter(({ isSame }) => isSame)
    .reduce((most, one) => (one.different > most.different ? one : most));
  return {
    sameDifferent: mean(true, "different"),
    sameSimilar: mean(true, "similar"),
    otherDifferent: mean(false, "different"),
    otherSimilar: mean(false, "similar"),
    worst: { writer: worst.writer, sameDifferent: worst.different },
  };
}
