import type { KatfishText } from "./read-katfish.ts";

/**
 * Excludes AI texts whose source has no human text in training. Otherwise a learner would treat the subject of a tested
 * human text as a sign of AI.
 */
export function keepPairedSources(train: readonly KatfishText[]): KatfishText[] {
  const human = new Set(train.filter((text) => text.label === 0).map((text) => text.source));
  return train.filter((text) => text.label === 0 || human.has(text.source));
}

/**
 * For every row the training rows with its subject: itself and, if a source is one human text and its answer, the
 * others of its source.
 */
export function familiarRows(rows: readonly KatfishText[], trainRows: readonly number[]): number[][] {
  const bySource = new Map<string, number[]>();
  for (const row of trainRows) {
    const source = (rows[row] as KatfishText).source;
    bySource.set(source, [...(bySource.get(source) ?? []), row]);
  }
  const trained = new Set(trainRows);
  return rows.map((text, row) => {
    const same = bySource.get(text.source) ?? [];
    if (same.length <= 2) return same;
    return trained.has(row) ? [row] : [];
  });
}
