import { type SparseRow, trainSparseLogistic } from "../learners/sparse-logistic.ts";
import { type CountTable, documentFrequency, type TokenCounts } from "./count-tokens.ts";

const COST = 10;
const LEAST_TEXTS = 2;
const PASSES = 100;

/**
 * Baseline: TF-IDF of character 1-to-4-grams in at least two training texts, logistic regression (L2, C = 10). Returns the score
 * of every row; `rows` index into the table, `trainRows` into `rows`.
 */
export function tfidfScores(
  table: CountTable,
  rows: readonly number[],
  trainRows: readonly number[],
  labels: readonly (0 | 1)[],
): number[] {
  const frequency = documentFrequency(
    table,
    trainRows.map((row) => rows[row]),
  );
  const numberOf = new Int32Array(table.size).fill(-1);
  const rarity: number[] = [];
  frequency.forEach((texts, id) => {
    if (texts < LEAST_TEXTS) return;
    numberOf[id] = rarity.length;
    rarity.push(Math.log((1 + trainRows.length) / (1 + texts)) + 1);
  });
  const vectors = rows.map((row) => weigh(table.rows[row] as TokenCounts, numberOf, rarity));
  const costs = trainRows.map(() => COST);
  const { weights } = trainSparseLogistic(
    trainRows.map((row) => vectors[row] as SparseRow),
    labels,
    costs,
    rarity.length,
    PASSES,
    1,
  );
  return vectors.map(({ buckets, values }) => {
    let score = 0;
    for (let at = 0; at < buckets.length; at++) score += weights[buckets[at]] * values[at];
    return score;
  });
}

function weigh({ ids, counts }: TokenCounts, numberOf: Int32Array, rarity: readonly number[]): SparseRow {
  const buckets: number[] = [];
  const values: number[] = [];
  let square = 0;
  for (let at = 0; at < ids.length; at++) {
    const bucket = numberOf[ids[at]];
    if (bucket < 0) continue;
    const value = (1 + Math.log(counts[at])) * rarity[bucket];
    buckets.push(bucket);
    values.push(value);
    square += value * value;
  }
  const scale = square > 0 ? 1 / Math.sqrt(square) : 0;
  return { buckets: Int32Array.from(buckets), values: Float32Array.from(values, (value) => value * scale) };
}
