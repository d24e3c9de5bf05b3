import { hashOfName, seededRandom, shuffledOrder } from "../learners/seeded-random.ts";
import type { KatfishText } from "./read-katfish.ts";
import { type KernelMatrix, ridgeScores } from "./ridge-scores.ts";

/** One representation of the texts: similarities of all rows to the training rows, and the shrinkage. */
export interface Member {
  readonly name: string;
  readonly kernel: KernelMatrix;
  readonly shrinkage: number;
}

export interface FusedScores {
  readonly scores: Float64Array;
  /**
   * Distance of the class means in within-class deviations, measured inside the training split; the member's weight.
   */
  readonly separations: Readonly<Record<string, number>>;
}

const FOLDS = 5;

/**
 * Adds the members' scores in units of their within-class deviation, weighted by class separation; both out of fold.
 * Correlations are ignored, since those of one model's texts do not transfer to the next. `trainRows[c]` is the row of
 * column c.
 */
export function fuseMembers(
  members: readonly Member[],
  rows: readonly KatfishText[],
  trainRows: readonly number[],
  seed: number,
): FusedScores {
  const texts = trainRows.map((row) => rows[row] as KatfishText);
  const labels = texts.map((text) => text.label);
  const folds = drawFolds(texts, seed);
  const scores = new Float64Array(rows.length);
  const separations: Record<string, number> = {};
  for (const member of members) {
    const { separation, deviation } = measureMember(member, trainRows, labels, folds);
    separations[member.name] = separation;
    const own = ridgeScores(member.kernel, trainRows, labels, member.shrinkage);
    const weight = deviation > 0 ? Math.max(0, separation) / deviation : 0;
    for (let row = 0; row < scores.length; row++) {
      scores[row] = scores[row] + weight * own[row];
    }
  }
  return { scores, separations };
}

/** Fold of every training text; texts of a pair have the same fold. */
function drawFolds(texts: readonly KatfishText[], seed: number): number[] {
  const perSource = new Map<string, number>();
  for (const text of texts) perSource.set(text.source, (perSource.get(text.source) ?? 0) + 1);
  const nameOf = (text: KatfishText) => ((perSource.get(text.source) ?? 0) <= 2 ? text.source : text.id);
  const names = [...new Set(texts.map(nameOf))];
  const order = shuffledOrder(names.length, seededRandom(hashOfName(`folds ${seed}`)));
  const foldOf = new Map<string, number>();
  order.forEach((at, place) => {
    foldOf.set(names[at] as string, place % FOLDS);
  });
  return texts.map((text) => foldOf.get(nameOf(text)) as number);
}

/**
 * Out-of-fold separation in the geometry of the published test: held-out human texts have no twin in training, held-out
 * model texts have their human twin there, which penalises memorising subjects.
 */
function measureMember(
  member: Member,
  trainRows: readonly number[],
  labels: readonly (0 | 1)[],
  folds: readonly number[],
): { separation: number; deviation: number } {
  const held: [number[], number[]] = [[], []];
  for (let fold = 0; fold < FOLDS; fold++) {
    const next = (fold + 1) % FOLDS;
    const isTest = (at: number) => (labels[at] === 0 ? folds[at] === fold : folds[at] === next);
    const columns = labels.flatMap((_, at) => (folds[at] === fold || isTest(at) ? [] : [at]));
    const tested = labels.flatMap((_, at) => (isTest(at) ? [at] : []));
    const inner = selectKernel(
      member.kernel,
      [...columns, ...tested].map((at) => trainRows[at]),
      columns,
    );
    const scores = ridgeScores(
      inner,
      columns.map((_, at) => at),
      columns.map((at) => labels[at] as 0 | 1),
      member.shrinkage,
    );
    tested.forEach((at, place) => {
      held[labels[at] as 0 | 1].push(scores[columns.length + place]);
    });
  }
  const [human, ai] = held.map(meanAndVariance) as [Moments, Moments];
  const deviation = Math.sqrt((human.variance + ai.variance) / 2);
  return { separation: deviation > 0 ? (ai.mean - human.mean) / deviation : 0, deviation };
}

function selectKernel(kernel: KernelMatrix, rows: readonly number[], columns: readonly number[]): KernelMatrix {
  const values = new Float64Array(rows.length * columns.length);
  rows.forEach((row, to) => {
    columns.forEach((column, place) => {
      values[to * columns.length + place] = kernel.values[row * kernel.columns + column];
    });
  });
  return { values, rows: rows.length, columns: columns.length };
}

interface Moments {
  readonly mean: number;
  readonly variance: number;
}

function meanAndVariance(values: readonly number[]): Moments {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, variance: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length };
}
