import { clamp, LEAF, relativeLength, type Trees } from "@geulgyeol/engine/training";
import { trainDenseLogistic } from "../learners/dense-logistic.ts";

/** Upper ends, in characters, of the length bands, each of which has its own calibration curve. */
const BANDS = [100, 140, 190, 260, 350, 470, 630, 850, 1150, 1600] as const;
/** Texts beyond the last band's end are treated as having this many characters. */
const LONGEST = 2000;
const STEPS = 400;
/** The combined logit beyond which the curve is constant. */
const FURTHEST = 12;
/** Minimum slope of the calibrated logit: more evidence never lowers a score. */
const LEAST_SLOPE = 0.05;
/** Logit of 0.7, from which a text is judged AI. */
const AI_LOGIT = Math.log(0.7 / 0.3);
/** Maximum slope of the calibrated logit up to that point, and beyond it. */
const BEFORE_GUARD = 0.15;
const AFTER_GUARD = 3;
/** Sources with fewer whole texts are not used for the guard. */
const LEAST_TEXTS = 100;

/** One text read out of fold, for calibration. */
export interface CalibrationText {
  /** The combined logit. */
  readonly combined: number;
  /** `relativeLength`. */
  readonly length: number;
  readonly share: number;
  /**
   * All texts have equal weight here, unlike in training, so that probabilities are right for the actual mix of texts.
   */
  readonly weight: number;
  /** Source of a whole human text; null for all other texts. */
  readonly humanSource: string | null;
  /** Whether the members were trained on other texts of its source. */
  readonly knownSource: boolean;
}

/** Weight of unseen sources for the guard; known ones have the rest. Most writers belong to an unseen source. */
const UNSEEN_PART = 0.75;

/**
 * The combined logit below which no text is judged AI: exceeded by the given share of texts of the mean human source,
 * interpolated between the values for known and unseen sources. Sources have equal weight, however many texts they
 * have.
 */
export function guardOf(texts: readonly CalibrationText[], targetFpr: number): number {
  const quantile = (own: readonly CalibrationText[]) => meanSourceQuantile(own, targetFpr);
  const known = quantile(texts.filter(({ knownSource }) => knownSource));
  const unseen = quantile(texts.filter(({ knownSource }) => !knownSource));
  if (known === null || unseen === null) return unseen ?? known ?? 0;
  return (1 - UNSEEN_PART) * known + UNSEEN_PART * unseen;
}

/** The logit that a share of the human texts exceeds if each large enough source has equal weight. */
function meanSourceQuantile(texts: readonly CalibrationText[], targetFpr: number): number | null {
  const bySource = new Map<string, number[]>();
  for (const { humanSource, combined } of texts) {
    if (humanSource === null) continue;
    const own = bySource.get(humanSource) ?? [];
    own.push(combined);
    bySource.set(humanSource, own);
  }
  const large = [...bySource.values()].filter((own) => own.length >= LEAST_TEXTS);
  if (large.length === 0) return null;
  const all = large.flatMap((own) => own.map((logit) => ({ logit, weight: 1 / (own.length * large.length) })));
  all.sort((a, b) => b.logit - a.logit);
  let above = 0;
  for (const { logit, weight } of all) {
    above += weight;
    if (above > targetFpr) return logit;
  }
  return null;
}

/**
 * Calibration that increases with the combined logit at every length: logistic regression on logit, relative length and
 * their product over texts of known sources. Below the guard it stays under 0.7. Stored as trees.
 */
export function fitGuardedCalibration(
  texts: readonly CalibrationText[],
  inputs: readonly string[],
  targetFpr: number,
): Trees {
  const ofKnown = texts.filter(({ knownSource }) => knownSource);
  const fitted = ofKnown.length > 0 ? ofKnown : texts;
  const guard = guardOf(texts, targetFpr);
  const { bias, weights } = trainDenseLogistic(
    fitted.map((text) => {
      const combined = clamp(text.combined, -FURTHEST, FURTHEST);
      return [combined, text.length, combined * text.length];
    }),
    fitted.map(({ share }) => share),
    fitted.map(({ weight }) => weight),
    1,
  );
  const [onCombined, onLength, onBoth] = weights as [number, number, number];
  const curveAt = (combined: number, length: number) => {
    const slope = Math.max(LEAST_SLOPE, onCombined + onBoth * length);
    const rise = (combined - guard) * (combined < guard ? BEFORE_GUARD : AFTER_GUARD);
    return Math.min(bias + onLength * length + slope * combined, AI_LOGIT + rise);
  };
  return staircase(curveAt, { combined: inputs.indexOf("combined"), length: inputs.indexOf("length") });
}

/** Features that the step function uses. */
interface Asked {
  readonly combined: number;
  readonly length: number;
}

function staircase(curveAt: (combined: number, length: number) => number, asked: Asked): Trees {
  const edges = BANDS.map((length) => relativeLength(length));
  const middles = [...BANDS, LONGEST].map((end, band) =>
    relativeLength(band === 0 ? end : Math.sqrt(end * BANDS[band - 1])),
  );
  const out: FlatTrees = { roots: [0], features: [], values: [], lefts: [] };
  const size = (2 * FURTHEST) / STEPS;
  pushBands(
    out,
    asked,
    edges,
    middles.map((length) => curveAt(-FURTHEST, length)),
  );
  for (let step = 0; step < STEPS; step++) {
    const from = -FURTHEST + step * size;
    const root = out.features.length;
    out.roots.push(root);
    pushNode(out, asked.combined, from + size / 2, root + 1);
    pushNode(out, LEAF, 0, 0);
    pushBands(
      out,
      asked,
      edges,
      middles.map((length) => curveAt(from + size, length) - curveAt(from, length)),
    );
  }
  return {
    base: 0,
    roots: Uint32Array.from(out.roots),
    features: Uint16Array.from(out.features),
    values: Float32Array.from(out.values),
    lefts: Uint16Array.from(out.lefts),
  };
}

interface FlatTrees {
  readonly roots: number[];
  readonly features: number[];
  readonly values: number[];
  readonly lefts: number[];
}

function pushNode(out: FlatTrees, feature: number, value: number, left: number): void {
  out.features.push(feature);
  out.values.push(value);
  out.lefts.push(left);
}

/** A chain of nodes that test the length, with one leaf for each band. */
function pushBands(out: FlatTrees, asked: Asked, edges: readonly number[], leaves: readonly number[]): void {
  edges.forEach((edge, band) => {
    pushNode(out, asked.length, edge, out.features.length + 1);
    pushNode(out, LEAF, leaves[band], 0);
  });
  pushNode(out, LEAF, leaves[edges.length], 0);
}
