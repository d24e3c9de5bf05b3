import type { DocumentType, Language } from "@geulgyeol/engine";
import {
  featuresOf,
  findingsOf,
  measureStylometry,
  prepareText,
  REFERENCE_POINTS,
  type StoredReferences,
} from "@geulgyeol/engine/training";
import type { CorpusRow } from "../corpus/read-corpus.ts";
import { weighAlike } from "../measures/weigh-alike.ts";

/** With fewer texts, a document type is compared with all human texts. */
const LEAST_TEXTS = 100;
/** A source with fewer texts has no rate of its own and is left out of the rates. */
const LEAST_OF_SOURCE = 30;

function documentTypeOf(row: CorpusRow): DocumentType | null {
  if (row.genre === "essay") return "assignment";
  if (row.genre === "abstract") return "paper";
  return /blog/.test(row.genre) ? "blog" : null;
}

/**
 * The distributions and tendencies of the features that findings can name. All sources of a class weigh alike, so that no
 * sign is the habit of one model or of one site.
 */
export function fitReferences(rows: readonly CorpusRow[], language: Language): StoredReferences {
  const places = [...findingsOf(language).keys()].sort((a, b) => a - b);
  const measure = (own: readonly CorpusRow[]) =>
    own.map((row) => {
      const values = measureStylometry(prepareText(row.text));
      return Float64Array.from(places, (place) => values[place] ?? 0);
    });
  const humans = rows.filter((row) => row.label === 0);
  const ais = rows.filter((row) => row.label === 1);
  const [values, aiValues] = [measure(humans), measure(ais)];
  const byType: Partial<Record<DocumentType, Float32Array>> = {};
  for (const type of ["assignment", "paper", "blog"] as const) {
    const weights = sourceWeights(humans, (row) => documentTypeOf(row) === type);
    if (weights.filter((weight) => weight > 0).length >= LEAST_TEXTS) byType[type] = quantiles(values, weights);
  }
  const features = featuresOf(language);
  const humanWeights = sourceWeights(humans);
  const aiWeights = sourceWeights(ais);
  return {
    features: places.map((place) => features[place]?.id ?? ""),
    all: quantiles(values, humanWeights),
    ai: quantiles(aiValues, aiWeights),
    byType,
    tendencies: tendencies(values, humanWeights, aiValues, aiWeights),
  };
}

/** Weights of the rows that are counted, equal in sum for each source with enough of them; 0 for all others. */
export function sourceWeights(
  rows: readonly CorpusRow[],
  isCounted: (row: CorpusRow) => boolean = () => true,
): Float64Array {
  const alike = weighAlike(rows, (row) => `${isCounted(row)} ${row.source}`);
  return alike.map((weight, at) => (isCounted(rows[at] as CorpusRow) && weight <= 1 / LEAST_OF_SOURCE ? weight : 0));
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

/** Weighted quantiles of every feature, one feature after another; rows of weight 0 are left out. */
export function quantiles(values: readonly Float64Array[], weights: Float64Array): Float32Array {
  const width = (values[0] as Float64Array).length;
  const out = new Float32Array(width * REFERENCE_POINTS);
  const last = REFERENCE_POINTS - 1;
  const rows = values.map((_, row) => row).filter((row) => weights[row] > 0);
  const total = rows.reduce((sum, row) => sum + weights[row], 0);
  for (let feature = 0; feature < width; feature++) {
    const featureOf = (row: number) => (values[row] as Float64Array)[feature];
    const sorted = [...rows].sort((a, b) => featureOf(a) - featureOf(b));
    let at = 0;
    let below = weights[sorted[0]];
    for (let point = 0; point <= last; point++) {
      const wanted = (total * point) / last;
      while (at + 1 < sorted.length && below < wanted) below += weights[sorted[++at]];
      out[feature * REFERENCE_POINTS + point] = featureOf(sorted[point === last ? sorted.length - 1 : at]);
    }
  }
  return out;
}
