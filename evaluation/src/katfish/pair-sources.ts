import type { KatfishText } from "./read-katfish.ts";

/**
 * Leaves out model texts whose source has no human text in training. All sources have a GPT-4o text in the published training
 * splits, also those whose human text is tested: a learner would take a tested human text's very subject for a sign of AI.
 */
export function keepPairedSources(train: readonly KatfishText[]): KatfishText[] {
  const human = new Set(train.filter((text) => text.label === 0).map((text) => text.source));
  return train.filter((text) => text.label === 0 || human.has(text.source));
}

/**
 * For every row, the training rows that would make it look familiar for its subject alone: itself and, where a source is one
 * human text and its answer rather than a topic of many texts, the training texts of its source.
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
