import { type CountTable, documentFrequency, type TokenCounts } from "./count-tokens.ts";

export const RARITY_WIDTH = 4;

/**
 * How rare a text's tokens are in the training texts of both classes together: mean log(1 + texts that hold the token), and
 * the share of tokens that no other, at most two, at most ten training texts hold. People misspell, join words and choose
 * unlikely ones; models seldom do. No label is used. `leftOut[row]` lists training rows that must not count for this row: the
 * text itself and those about the same source, else a text would look familiar because its twin was trained on.
 */
export function rarityFeatures(
  table: CountTable,
  rows: readonly number[],
  trainRows: readonly number[],
  leftOut: readonly (readonly number[])[],
): Float64Array[] {
  const frequency = documentFrequency(
    table,
    trainRows.map((row) => rows[row] as number),
  );
  return rows.map((tableRow, row) => {
    const { ids, counts } = table.rows[tableRow] as TokenCounts;
    const own = new Map<number, number>();
    for (const other of leftOut[row] as readonly number[]) {
      for (const id of (table.rows[rows[other] as number] as TokenCounts).ids) own.set(id, (own.get(id) ?? 0) + 1);
    }
    const features = new Float64Array(RARITY_WIDTH);
    let total = 0;
    let commonness = 0;
    const atMost = [0, 0, 0];
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] as number;
      const count = counts[at] as number;
      const known = (frequency[id] as number) - (own.get(id) ?? 0);
      total += count;
      commonness += count * Math.log1p(known);
      if (known === 0) atMost[0] = (atMost[0] as number) + count;
      if (known <= 2) atMost[1] = (atMost[1] as number) + count;
      if (known <= 10) atMost[2] = (atMost[2] as number) + count;
    }
    if (total > 0) features.set([commonness / total, ...atMost.map((sum) => sum / total)]);
    return features;
  });
}
