import type { DocumentType } from "@geulgyeol/engine";
import { measureStylometry } from "@geulgyeol/engine/stylometry/measure-stylometry.ts";
import { prepareText } from "@geulgyeol/engine/text/prepare-text.ts";
import type { CorpusRow } from "../corpus/read-corpus.ts";
import { rowWeights } from "../corpus/row-weights.ts";

/** Quantiles of every feature over human training texts, feature by feature: 0%, 5% to 100%. */
export interface TrainedReferences {
  readonly all: Float32Array;
  readonly byType: ReadonlyMap<DocumentType, Float32Array>;
}

const POINTS = 21;
/** With fewer texts, a document type is compared with all human texts. */
const LEAST_TEXTS = 100;

function documentTypeOf(row: CorpusRow): DocumentType | null {
  if (row.genre === "essay") return "assignment";
  if (row.genre === "abstract") return "paper";
  return /blog/.test(row.genre) ? "blog" : null;
}

/** Sources count by the square root of their size, as in training. */
export function fitReferences(rows: readonly CorpusRow[]): TrainedReferences {
  const humans = rows.filter((row) => row.label === 0);
  const weights = rowWeights(humans);
  const values = humans.map((row) => measureStylometry(prepareText(row.text)));
  const all = humans.map((_, at) => at);
  const byType = new Map<DocumentType, Float32Array>();
  for (const type of ["assignment", "paper", "blog"] as const) {
    const own = all.filter((at) => documentTypeOf(humans[at] as CorpusRow) === type);
    if (own.length >= LEAST_TEXTS) byType.set(type, quantiles(values, weights, own));
  }
  return { all: quantiles(values, weights, all), byType };
}

function quantiles(values: readonly Float64Array[], weights: Float64Array, rows: readonly number[]): Float32Array {
  const width = (values[0] as Float64Array).length;
  const out = new Float32Array(width * POINTS);
  const total = rows.reduce((sum, row) => sum + (weights[row] as number), 0);
  for (let feature = 0; feature < width; feature++) {
    const featureOf = (row: number) => (values[row] as Float64Array)[feature] as number;
    const sorted = [...rows].sort((a, b) => featureOf(a) - featureOf(b));
    let at = 0;
    let below = weights[sorted[0] as number] as number;
    for (let point = 0; point < POINTS; point++) {
      const wanted = (total * point) / (POINTS - 1);
      while (at + 1 < sorted.length && below < wanted) below += weights[sorted[++at] as number] as number;
      out[feature * POINTS + point] = featureOf(sorted[point === POINTS - 1 ? sorted.length - 1 : at] as number);
    }
  }
  return out;
}
