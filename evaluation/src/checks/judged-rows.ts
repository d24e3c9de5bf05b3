import type { Detector, Language, Report } from "@geulgyeol/engine";
import { prepareText } from "@geulgyeol/engine/training";
import { type CorpusRow, readCorpus } from "../corpus/read-corpus.ts";
import type { PreparedRow } from "../corpus/variants.ts";

/** A dev text with the detector's result. */
export interface JudgedRow extends PreparedRow {
  readonly row: CorpusRow;
  readonly report: Report;
}

/** Judges the wanted dev texts of a language. Throws if a text is refused, which is an error of the corpus or the engine. */
export function judgeRows(
  corpus: string,
  language: Language,
  detector: Detector,
  isWanted: (row: CorpusRow) => boolean = () => true,
): JudgedRow[] {
  return readCorpus(corpus, language, "dev")
    .filter(isWanted)
    .map((row) => ({ row, prepared: prepareText(row.text), report: reportOf(detector, row.text) }));
}

export function reportOf(detector: Detector, text: string): Report {
  const analysis = detector.analyse(text, { ensemble: true });
  if (analysis.kind === "refusal") throw new Error(`Refused (${analysis.code}): ${text.slice(0, 80)}`);
  return analysis.report;
}

export function probabilities(rows: readonly JudgedRow[]): number[] {
  return rows.map(({ report }) => report.aiProbability);
}

export function ofLabel<T extends { readonly row: CorpusRow }>(rows: readonly T[], label: 0 | 1): T[] {
  return rows.filter(({ row }) => row.label === label);
}

/** Groups rows by a key, in the order of the keys. */
export function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}
