import { type CountTable, documentFrequency, type TokenCounts } from "./count-tokens.ts";
import type { KernelMatrix } from "./ridge-scores.ts";

/**
 * Similarity of every chosen row to every training row: the cosine of square roots of counts, which is Bhattacharyya's
 * coefficient of the two token distributions (Hellinger's geometry). Roots keep frequent, functional tokens useful without
 * letting them rule, so no rarity weight is used: rarity weights favour topic words. Tokens in fewer than `leastTexts`
 * training texts are left out for the same reason. `trainRows` index into `rows`, `rows` into the table.
 */
export function hellingerKernel(
  table: CountTable,
  rows: readonly number[],
  trainRows: readonly number[],
  leastTexts: number,
): KernelMatrix {
  const frequency = documentFrequency(
    table,
    trainRows.map((row) => rows[row] as number),
  );
  const columnsOf = new Map<number, { columns: number[]; values: number[] }>();
  trainRows.forEach((row, column) => {
    const { ids, counts } = table.rows[rows[row] as number] as TokenCounts;
    const scale = lengthScale(ids, counts, frequency, leastTexts);
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] as number;
      if ((frequency[id] as number) < leastTexts) continue;
      let postings = columnsOf.get(id);
      if (postings === undefined) {
        postings = { columns: [], values: [] };
        columnsOf.set(id, postings);
      }
      postings.columns.push(column);
      postings.values.push(Math.sqrt(counts[at] as number) * scale);
    }
  });
  const columns = trainRows.length;
  const values = new Float64Array(rows.length * columns);
  rows.forEach((tableRow, row) => {
    const { ids, counts } = table.rows[tableRow] as TokenCounts;
    const scale = lengthScale(ids, counts, frequency, leastTexts);
    for (let at = 0; at < ids.length; at++) {
      const postings = columnsOf.get(ids[at] as number);
      if (postings === undefined) continue;
      const value = Math.sqrt(counts[at] as number) * scale;
      for (let k = 0; k < postings.columns.length; k++) {
        const cell = row * columns + (postings.columns[k] as number);
        values[cell] = (values[cell] as number) + value * (postings.values[k] as number);
      }
    }
  });
  return { values, rows: rows.length, columns };
}

function lengthScale(ids: Int32Array, counts: Int32Array, frequency: Int32Array, leastTexts: number): number {
  let total = 0;
  for (let at = 0; at < ids.length; at++) {
    if ((frequency[ids[at] as number] as number) >= leastTexts) total += counts[at] as number;
  }
  return total > 0 ? 1 / Math.sqrt(total) : 0;
}
