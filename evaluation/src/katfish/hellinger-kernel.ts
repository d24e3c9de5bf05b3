import { type CountTable, documentFrequency, type TokenCounts } from "./count-tokens.ts";
import type { KernelMatrix } from "./ridge-scores.ts";

/**
 * Similarity of rows to training rows: the Bhattacharyya coefficient of their tokens. No rarity weights, and no tokens
 * in fewer than `leastTexts` texts, since both favour topic words. `trainRows` index into `rows`, `rows` into the
 * table.
 */
export function hellingerKernel(
  table: CountTable,
  rows: readonly number[],
  trainRows: readonly number[],
  leastTexts: number,
): KernelMatrix {
  const frequency = documentFrequency(
    table,
    trainRows.map((row) => rows[row]),
  );
  const columnsOf = new Map<number, { columns: number[]; values: number[] }>();
  trainRows.forEach((row, column) => {
    const { ids, counts } = table.rows[rows[row]] as TokenCounts;
    const scale = lengthScale(ids, counts, frequency, leastTexts);
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at];
      if (frequency[id] < leastTexts) continue;
      let postings = columnsOf.get(id);
      if (postings === undefined) {
        postings = { columns: [], values: [] };
        columnsOf.set(id, postings);
      }
      postings.columns.push(column);
      postings.values.push(Math.sqrt(counts[at]) * scale);
    }
  });
  const columns = trainRows.length;
  const values = new Float64Array(rows.length * columns);
  rows.forEach((tableRow, row) => {
    const { ids, counts } = table.rows[tableRow] as TokenCounts;
    const scale = lengthScale(ids, counts, frequency, leastTexts);
    for (let at = 0; at < ids.length; at++) {
      const postings = columnsOf.get(ids[at]);
      if (postings === undefined) continue;
      const value = Math.sqrt(counts[at]) * scale;
      for (let k = 0; k < postings.columns.length; k++) {
        const cell = row * columns + postings.columns[k];
        values[cell] = values[cell] + value * postings.values[k];
      }
    }
  });
  return { values, rows: rows.length, columns };
}

function lengthScale(ids: Int32Array, counts: Int32Array, frequency: Int32Array, leastTexts: number): number {
  let total = 0;
  for (let at = 0; at < ids.length; at++) {
    if (frequency[ids[at]] >= leastTexts) total += counts[at];
  }
  return total > 0 ? 1 / Math.sqrt(total) : 0;
}
