/** Count of each token of one view in a text; `ids` ascend. */
export interface TokenCounts {
  readonly ids: Int32Array;
  readonly counts: Int32Array;
}

/** Counts of many texts over one shared vocabulary of `size` tokens. */
export interface CountTable {
  readonly rows: readonly TokenCounts[];
  readonly size: number;
}

/**
 * A view turns a text into tokens. Tokens that occur in no training text get no weight later, so counting all texts at
 * once is safe.
 */
export type View = (text: string) => Iterable<string>;

/**
 * Counts the tokens of every text. Token numbers follow first appearance, so the same texts in the same order give the
 * same table.
 */
export function countTokens(texts: readonly string[], view: View): CountTable {
  const numbers = new Map<string, number>();
  const rows = texts.map((text) => {
    const own = new Map<number, number>();
    for (const token of view(text)) {
      let id = numbers.get(token);
      if (id === undefined) {
        id = numbers.size;
        numbers.set(token, id);
      }
      own.set(id, (own.get(id) ?? 0) + 1);
    }
    const ids = Int32Array.from(own.keys()).sort();
    return { ids, counts: ids.map((id) => own.get(id) ?? 0) };
  });
  return { rows, size: numbers.size };
}

/** Number of chosen rows that contain each token. */
export function documentFrequency(table: CountTable, chosen: readonly number[]): Int32Array {
  const frequency = new Int32Array(table.size);
  for (const row of chosen) {
    for (const id of (table.rows[row] as TokenCounts).ids) frequency[id] = frequency[id] + 1;
  }
  return frequency;
}
