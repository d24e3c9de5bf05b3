import type { DocumentType, Language } from "@geulgyeol/engine";
import { featuresOf, measureStylometry, prepareText, type StoredReferences } from "@geulgyeol/engine/training";
import type { CorpusRow } from "../corpus/read-corpus.ts";
import { rowWeights } from "../corpus/row-weights.ts";

/** Quantiles of every feature over human training texts: 0%, 5% to 100%. */
const POINTS = 21;
/** With fewer texts, a document type is compared with all human texts. */
const LEAST_TEXTS = 100;

function documentTypeOf(row: CorpusRow): DocumentType | null {
  if (row.genre === "essay") return "assignment";
  if (row.genre === "abstract") return "paper";
  return /blog/.test(row.genre) ? "blog" : null;
}

/** Sources are weighted by the square root of their size, as in training. */
export function fitReferences(rows: readonly CorpusRow[], language: Language): StoredReferences {
  const humans = rows.filter((row) => row.label === 0);
  const ais = rows.filter((row) => row.label === 1);
  const weights = rowWeights(humans);
  const values = humans.map((row) => measureStylometry(prepareText(row.text)));
  const aiValues = ais.map((row) => measureStylometry(prepareText(row.text)));
  const all = humans.map((_, at) => at);
  const byType: Partial<Record<DocumentType, Float32Array>> = {};
  for (const type of ["assignment", "paper", "blog"] as const) {
    const own = all.filter((at) => documentTypeOf(humans[at] as CorpusRow) === type);
    if (own.length >= LEAST_TEXTS) byType[type] = quantiles(values, weights, own);
  }
  return {
    features: featuresOf(language).map(({ id }) => id),
    all: quantiles(values, weights, all),
    byType,
    tendencies: tendencies(values, weights, aiValues, rowWeights(ais)),
  };
}

/** Signs that differ in fewer pairs of texts get no tendency. */
const LEAST_DIFFERENT = 0.02;

/**
 * Goodman and Kruskal's gamma (1954) of each feature over weighted pairs of an AI and a human text: positive if AI
 * texts tend to be higher. 0 if hardly any pair differs.
 */
export function tendencies(
  humans: readonly Float64Array[],
  humanWeights: Float64Array,
  ais: readonly Float64Array[],
  aiWeights: Float64Array,
): Float32Array {
  const rows = [
    ...humans.map((values, at) => ({ values, human: humanWeights[at], ai: 0 })),
    ...ais.map((values, at) => ({ values, human: 0, ai: aiWeights[at] })),
  ];
  const humanTotal = rows.reduce((sum, row) => sum + row.human, 0);
  const aiTotal = rows.reduce((sum, row) => sum + row.ai, 0);
  const width = rows[0]?.values.length ?? 0;
  const out = new Float32Array(width);
  for (let feature = 0; feature < width; feature++) {
    const sorted = [...rows].sort((a, b) => a.values[feature] - b.values[feature]);
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
  const total = rows.reduce((sum, row) => sum + weights[row], 0);
  for (let feature = 0; feature < width; feature++) {
    const featureOf = (row: number) => (values[row] as Float64Array)[feature];
    const sorted = [...rows].sort((a, b) => featureOf(a) - featureOf(b));
    let at = 0;
    let below = weights[sorted[0]];
    for (let point = 0; point < POINTS; point++) {
      const wanted = (total * point) / (POINTS - 1);
      while (at + 1 < sorted.length && below < wanted) below += weights[sorted[++at]];
      out[feature * POINTS + point] = featureOf(sorted[point === POINTS - 1 ? sorted.length - 1 : at]);
    }
  }
  return out;
}
