import type { DocumentType } from "@geulgyeol/engine";
import { measureStylometry } from "@geulgyeol/engine/stylometry/measure-stylometry.ts";
import { prepareText } from "@geulgyeol/engine/text/prepare-text.ts";
import type { CorpusRow } from "../corpus/read-corpus.ts";
import { rowWeights } from "../corpus/row-weights.ts";

/** Quantiles of every feature over human training texts, feature by feature: 0%, 5% to 100%. */
export interface TrainedReferences {
  readonly all: Float32Array;
  readonly byType: ReadonlyMap<DocumentType, Float32Array>;
  /** For each feature, on which side of the human texts the AI texts stand: `tendencies`. */
  readonly tendency: Float32Array;
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
  const ais = rows.filter((row) => row.label === 1);
  const weights = rowWeights(humans);
  const values = humans.map((row) => measureStylometry(prepareText(row.text)));
  const aiValues = ais.map((row) => measureStylometry(prepareText(row.text)));
  const all = humans.map((_, at) => at);
  const byType = new Map<DocumentType, Float32Array>();
  for (const type of ["assignment", "paper", "blog"] as const) {
    const own = all.filter((at) => documentTypeOf(humans[at] as CorpusRow) === type);
    if (own.length >= LEAST_TEXTS) byType.set(type, quantiles(values, weights, own));
  }
  return {
    all: quantiles(values, weights, all),
    byType,
    tendency: tendencies(values, weights, aiValues, rowWeights(ais)),
  };
}

/** A sign on which fewer pairs of texts differ has too little to say. */
const LEAST_DIFFERENT = 0.02;

/**
 * For each feature, among the weighted pairs of an AI and a human text whose values differ, the share in which the AI text has
 * the higher value minus the share in which it has the lower one (Goodman and Kruskal 1954): -1 to 1. 0 when neither side
 * tends to be higher, and for features on which hardly any pair differs.
 */
export function tendencies(
  humans: readonly Float64Array[],
  humanWeights: Float64Array,
  ais: readonly Float64Array[],
  aiWeights: Float64Array,
): Float32Array {
  const rows = [
    ...humans.map((values, at) => ({ values, human: humanWeights[at] as number, ai: 0 })),
    ...ais.map((values, at) => ({ values, human: 0, ai: aiWeights[at] as number })),
  ];
  const humanTotal = rows.reduce((sum, row) => sum + row.human, 0);
  const aiTotal = rows.reduce((sum, row) => sum + row.ai, 0);
  const width = rows[0]?.values.length ?? 0;
  const out = new Float32Array(width);
  for (let feature = 0; feature < width; feature++) {
    const sorted = [...rows].sort((a, b) => (a.values[feature] as number) - (b.values[feature] as number));
    let higher = 0;
    let lower = 0;
    let humansBelow = 0;
    for (let from = 0; from < sorted.length; ) {
      const value = (sorted[from] as (typeof sorted)[number]).values[feature];
      let human = 0;
      let ai = 0;
      let to = from;
      for (; to < sorted.length && sorted[to]?.values[feature] === value; to++) {
        human += (sorted[to] as (typeof sorted)[number]).human;
        ai += (sorted[to] as (typeof sorted)[number]).ai;
      }
      higher += ai * humansBelow;
      lower += ai * (humanTotal - humansBelow - human);
      humansBelow += human;
      from = to;
    }
    const different = higher + lower;
    out[feature] = different < LEAST_DIFFERENT * humanTotal * aiTotal ? 0 : (higher - lower) / different;
  }
  return out;
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
