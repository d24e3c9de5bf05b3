import { type Network, rankInputs } from "@geulgyeol/engine/training";
import { seededRandom } from "./seeded-random.ts";
import { softmax } from "./softmax.ts";

export interface NetworkRecipe {
  /** Units of the hidden layers. */
  readonly hidden: readonly number[];
  readonly epochs: number;
  readonly rate: number;
  readonly decay: number;
}

const BATCH = 128;
/**
 * Rows are drawn by this power of their weight, since drawing by the weight itself would repeat few rows in each epoch.
 */
const TEMPER = 0.5;
/** Texts drawn per epoch, as a multiple of the number of texts. */
const DRAWN = 0.75;
const QUANTILES = 33;
/** Maximum rows used for the quantiles. */
const QUANTILE_ROWS = 8000;

/** From this share of the steps on, the learning rate is reduced. */
const LAST_STEPS = 0.7;
const LAST_PART = 0.3;

/**
 * Trains the network by Adam (Kingma and Ba 2015) with L2 decay to separate classes. `classes` has the class of each
 * row, from 0 to `count` - 1; the loss is minus the logarithm of the true class's probability.
 */
export function trainNetwork(
  inputs: readonly Float32Array[],
  classes: ArrayLike<number>,
  count: number,
  rowWeights: ArrayLike<number>,
  recipe: NetworkRecipe,
  seed: number,
): Network {
  const random = seededRandom(seed);
  const width = (inputs[0] as Float32Array).length;
  const levels = normalLevels();
  const knots = quantileKnots(inputs, width);
  const rows = inputs.map((row) => Float32Array.from(rankInputs({ knots, levels }, row)));
  const sizes = [...recipe.hidden, count];
  const shapes = sizes.map((units, layer) => ({ inputs: layer === 0 ? width : sizes[layer - 1], units }));
  const total = shapes.reduce((sum, shape) => sum + (shape.inputs + 1) * shape.units, 0);
  const weights = new Float32Array(total);
  const biases = new Uint8Array(total);
  let start = 0;
  for (const shape of shapes) {
    const bound = Math.sqrt(6 / (shape.inputs + shape.units));
    for (let k = 0; k < shape.inputs * shape.units; k++) weights[start + k] = (2 * random() - 1) * bound;
    start += shape.inputs * shape.units;
    biases.fill(1, start, start + shape.units);
    start += shape.units;
  }
  const draw = drawer(rowWeights, random);
  const gradient = new Float64Array(total);
  const first = new Float64Array(total);
  const second = new Float64Array(total);
  const steps = Math.floor((recipe.epochs * rows.length * DRAWN) / BATCH);
  for (let step = 1; step <= steps; step++) {
    gradient.fill(0);
    for (let k = 0; k < BATCH; k++) {
      const row = draw();
      addGradient(shapes, weights, rows[row] as Float32Array, classes[row], gradient);
    }
    const rate = recipe.rate * (step > steps * LAST_STEPS ? LAST_PART : 1);
    const scale = (rate * Math.sqrt(1 - 0.999 ** step)) / (1 - 0.9 ** step);
    for (let at = 0; at < total; at++) {
      const decay = biases[at] === 1 ? 0 : recipe.decay * weights[at];
      const slope = (gradient[at] + decay) / BATCH;
      first[at] = 0.9 * first[at] + 0.1 * slope;
      second[at] = 0.999 * second[at] + 0.001 * slope * slope;
      weights[at] = weights[at] - (scale * first[at]) / (Math.sqrt(second[at]) + 1e-8);
    }
  }
  return { knots, levels, sizes, weights };
}

interface Shape {
  readonly inputs: number;
  readonly units: number;
}

/** Adds the gradient of one row's loss to `gradient`. */
function addGradient(
  shapes: readonly Shape[],
  weights: Float32Array,
  row: Float32Array,
  ownClass: number,
  gradient: Float64Array,
): void {
  const values: ArrayLike<number>[] = [row];
  const starts: number[] = [];
  let at = 0;
  shapes.forEach(({ inputs, units }, layer) => {
    starts.push(at);
    const own = values[layer] as ArrayLike<number>;
    const next = new Float64Array(units);
    for (let unit = 0; unit < units; unit++) next[unit] = weights[at + inputs * units + unit];
    for (let input = 0; input < inputs; input++) {
      const value = own[input];
      if (value === 0) continue;
      const from = at + input * units;
      for (let unit = 0; unit < units; unit++) next[unit] = next[unit] + value * weights[from + unit];
    }
    if (layer < shapes.length - 1) for (let unit = 0; unit < units; unit++) if (next[unit] < 0) next[unit] = 0;
    values.push(next);
    at += (inputs + 1) * units;
  });
  let slopes = softmax(values[shapes.length] as Float64Array);
  slopes[ownClass] = slopes[ownClass] - 1;
  for (let layer = shapes.length - 1; layer >= 0; layer--) {
    const { inputs, units } = shapes[layer] as Shape;
    const start = starts[layer];
    const own = values[layer] as ArrayLike<number>;
    const before = new Float64Array(inputs);
    for (let unit = 0; unit < units; unit++) {
      const place = start + inputs * units + unit;
      gradient[place] = gradient[place] + slopes[unit];
    }
    for (let input = 0; input < inputs; input++) {
      const value = own[input];
      // A hidden unit at zero has no gradient.
      if (value === 0) continue;
      const from = start + input * units;
      let sum = 0;
      for (let unit = 0; unit < units; unit++) {
        const slope = slopes[unit];
        gradient[from + unit] = gradient[from + unit] + value * slope;
        sum += slope * weights[from + unit];
      }
      before[input] = sum;
    }
    slopes = before;
  }
}

/** Draws rows by their tempered weights. */
function drawer(rowWeights: ArrayLike<number>, random: () => number): () => number {
  const sums = new Float64Array(rowWeights.length);
  let sum = 0;
  for (let row = 0; row < rowWeights.length; row++) {
    sum += rowWeights[row] ** TEMPER;
    sums[row] = sum;
  }
  return () => {
    const wanted = random() * sum;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle] > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

function quantileKnots(inputs: readonly Float32Array[], width: number): Float32Array {
  const every = Math.max(1, Math.ceil(inputs.length / QUANTILE_ROWS));
  const chosen = inputs.filter((_, row) => row % every === 0);
  const knots = new Float32Array(width * QUANTILES);
  for (let feature = 0; feature < width; feature++) {
    const sorted = Float32Array.from(chosen, (row) => row[feature]).sort();
    for (let knot = 0; knot < QUANTILES; knot++) {
      knots[feature * QUANTILES + knot] = sorted[Math.floor(shareOf(knot) * (sorted.length - 1))];
    }
  }
  return knots;
}

/** Levels of the quantiles: even, except for the outermost, which are close to the ends. */
function shareOf(knot: number): number {
  return Math.max(0.002, Math.min(0.998, knot / (QUANTILES - 1)));
}

function normalLevels(): Float32Array {
  return Float32Array.from({ length: QUANTILES }, (_, knot) => normalQuantile(shareOf(knot)));
}

/** Quantile of the standard normal distribution, by bisection of its distribution function. */
function normalQuantile(share: number): number {
  let low = -6;
  let high = 6;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (normalShare(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Share of the standard normal distribution below `value` (Abramowitz and Stegun 26.2.17, error under 1e-7). */
function normalShare(value: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(value));
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return value > 0 ? 1 - tail : tail;
}
