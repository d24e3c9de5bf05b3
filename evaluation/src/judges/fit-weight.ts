/** Probabilities of one text by the engine and a judge, 0 to 1. */
export interface JudgedTwice {
  readonly label: 0 | 1;
  readonly engine: number;
  readonly judge: number;
}

/** As in the consensus: confidence of a judge at most 95%, weight at most a third. */
const SUREST = 0.95;
const MOST_SHARE = 1 / 3;
const STEP = 1 / 300;
const FOLDS = 5;

export interface FittedWeight {
  /** For `weight` in `LLM_PROVIDERS`, relative to members whose weights sum to 1. 0 if the judge does not help. */
  readonly weight: number;
  /** Mean loss in nats on held-out texts, without the judge and with it. */
  readonly lossWithout: number;
  readonly lossWith: number;
}

/** The weight with the least loss; 0 unless held-out texts (in five folds) are judged better with it. */
export function fitWeight(rows: readonly JudgedTwice[]): FittedWeight {
  let [lossWithout, lossWith] = [0, 0];
  for (let fold = 0; fold < FOLDS; fold++) {
    const held = rows.filter((_, at) => at % FOLDS === fold);
    const share = bestShare(rows.filter((_, at) => at % FOLDS !== fold));
    lossWithout += held.length * loss(held, 0);
    lossWith += held.length * loss(held, share);
  }
  const share = lossWith < lossWithout ? bestShare(rows) : 0;
  const weight = Math.min(0.5, share / (1 - share));
  return {
    weight: Math.round(weight * 1000) / 1000,
    lossWithout: lossWithout / rows.length,
    lossWith: lossWith / rows.length,
  };
}

/** The consensus of the engine and one judge with this share, as computed by the engine's `weighJudges`. */
export function consensus({ engine, judge }: Pick<JudgedTwice, "engine" | "judge">, share: number): number {
  const kept = Math.min(SUREST, Math.max(1 - SUREST, judge));
  return 1 / (1 + Math.exp(-((1 - share) * logit(engine) + share * logit(kept))));
}

function bestShare(rows: readonly JudgedTwice[]): number {
  let [best, least] = [0, loss(rows, 0)];
  for (let share = STEP; share <= MOST_SHARE + 1e-9; share += STEP) {
    const found = loss(rows, share);
    if (found < least) [best, least] = [share, found];
  }
  return best;
}

function loss(rows: readonly JudgedTwice[], share: number): number {
  let sum = 0;
  for (const row of rows) {
    const probability = consensus(row, share);
    sum -= Math.log(Math.max(1e-9, row.label === 1 ? probability : 1 - probability));
  }
  return rows.length === 0 ? 0 : sum / rows.length;
}

function logit(probability: number): number {
  const kept = Math.min(1 - 1e-9, Math.max(1e-9, probability));
  return Math.log(kept / (1 - kept));
}
