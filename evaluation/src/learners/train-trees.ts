import { type ExplainableTrees, LEAF } from "@geulgyeol/engine/training";
import { seededRandom } from "./seeded-random.ts";

export interface TreesRecipe {
  readonly trees: number;
  readonly depth: number;
  readonly rate: number;
  /** L2 strength on leaves, in units of row weight. */
  readonly ridge: number;
  /** Least sum of second derivatives in a leaf. */
  readonly leastHessian: number;
  /** Share of features, and of rows, used for each tree. */
  readonly featureShare: number;
  readonly rowShare: number;
}

const BINS = 64;

/**
 * Gradient-boosted trees on the logistic loss, grown level by level over histograms of 64 quantile bins. `labels` may be
 * shares between 0 and 1.
 */
export function trainTrees(
  inputs: readonly Float32Array[],
  labels: ArrayLike<number>,
  rowWeights: ArrayLike<number>,
  recipe: TreesRecipe,
  seed: number,
): ExplainableTrees {
  const rows = inputs.length;
  const width = (inputs[0] as Float32Array).length;
  const edges = Array.from({ length: width }, (_, feature) => quantileEdges(inputs, feature));
  const bins = Array.from({ length: width }, (_, feature) => binned(inputs, feature, edges[feature] as Float32Array));
  let positive = 0;
  let total = 0;
  for (let row = 0; row < rows; row++) {
    positive += rowWeights[row] * labels[row];
    total += rowWeights[row];
  }
  const base = Math.log(positive / (total - positive));
  const logits = new Float64Array(rows).fill(base);
  const gradients = new Float64Array(rows);
  const hessians = new Float64Array(rows);
  const random = seededRandom(seed);
  const out: FlatTrees = { roots: [], features: [], values: [], lefts: [], means: [] };
  for (let tree = 0; tree < recipe.trees; tree++) {
    for (let row = 0; row < rows; row++) {
      const probability = 1 / (1 + Math.exp(-logits[row]));
      const used = random() < recipe.rowShare ? rowWeights[row] : 0;
      gradients[row] = used * (probability - labels[row]);
      hessians[row] = used * Math.max(probability * (1 - probability), 1e-6);
    }
    const chosen: number[] = [];
    for (let feature = 0; feature < width; feature++) if (random() < recipe.featureShare) chosen.push(feature);
    growTree(out, chosen, bins, edges, gradients, hessians, logits, recipe);
  }
  if (out.lefts.length > LEAF) throw new Error("The trees have more nodes than their indexes can name.");
  return {
    base,
    roots: Uint32Array.from(out.roots),
    features: Uint16Array.from(out.features),
    values: Float32Array.from(out.values),
    lefts: Uint16Array.from(out.lefts),
    means: Float32Array.from(out.means),
  };
}

interface FlatTrees {
  readonly roots: number[];
  readonly features: number[];
  readonly values: number[];
  readonly lefts: number[];
  readonly means: number[];
}

interface Split {
  gain: number;
  feature: number;
  bin: number;
}

function growTree(
  out: FlatTrees,
  chosen: readonly number[],
  bins: readonly Uint8Array[],
  edges: readonly Float32Array[],
  gradients: Float64Array,
  hessians: Float64Array,
  logits: Float64Array,
  recipe: TreesRecipe,
): void {
  const rows = gradients.length;
  const root = out.features.length;
  out.roots.push(root);
  pushNode(out);
  const place = new Uint32Array(rows).fill(root);
  let level = [root];
  for (let depth = 0; depth < recipe.depth && level.length > 0; depth++) {
    const slotOf = new Int32Array(out.features.length).fill(-1);
    level.forEach((node, slot) => {
      slotOf[node] = slot;
    });
    const splits = bestSplits(level.length, slotOf, place, chosen, bins, gradients, hessians, recipe);
    level = splitNodes(out, level, splits, edges);
    for (let row = 0; row < rows; row++) {
      const node = place[row];
      const slot = node < slotOf.length ? slotOf[node] : -1;
      if (slot < 0 || out.features[node] === LEAF) continue;
      const split = splits[slot] as Split;
      const right = (bins[split.feature] as Uint8Array)[row] > split.bin ? 1 : 0;
      place[row] = out.lefts[node] + right;
    }
  }
  const sums = new Float64Array(2 * out.features.length);
  for (let row = 0; row < rows; row++) {
    const node = place[row];
    sums[node * 2] = sums[node * 2] + gradients[row];
    sums[node * 2 + 1] = sums[node * 2 + 1] + hessians[row];
  }
  for (let node = root; node < out.features.length; node++) {
    if (out.features[node] !== LEAF) continue;
    out.values[node] = Math.fround((-recipe.rate * sums[node * 2]) / (sums[node * 2 + 1] + recipe.ridge));
  }
  for (let row = 0; row < rows; row++) {
    logits[row] = logits[row] + out.values[place[row]];
  }
  fillMeans(out, root, sums);
}

/** Splits the nodes of a level where that reduces the loss, and returns their children. */
function splitNodes(
  out: FlatTrees,
  level: readonly number[],
  splits: readonly Split[],
  edges: readonly Float32Array[],
): number[] {
  const children: number[] = [];
  level.forEach((node, slot) => {
    const split = splits[slot] as Split;
    if (split.gain <= 0) return;
    out.features[node] = split.feature;
    out.values[node] = (edges[split.feature] as Float32Array)[split.bin];
    out.lefts[node] = out.features.length;
    children.push(out.features.length, out.features.length + 1);
    pushNode(out);
    pushNode(out);
  });
  return children;
}

/**
 * Mean value below each node, weighted by hessians: `sums` holds gradient and hessian of each leaf. Children come after
 * their parents, so a backward pass visits them first.
 */
function fillMeans(out: FlatTrees, root: number, sums: Float64Array): void {
  for (let node = out.features.length - 1; node >= root; node--) {
    if (out.features[node] === LEAF) {
      out.means[node] = out.values[node];
      continue;
    }
    const left = out.lefts[node];
    const leftWeight = sums[left * 2 + 1];
    const rightWeight = sums[left * 2 + 3];
    sums[node * 2 + 1] = leftWeight + rightWeight;
    const sum = leftWeight * out.means[left] + rightWeight * out.means[left + 1];
    out.means[node] = leftWeight + rightWeight > 0 ? sum / (leftWeight + rightWeight) : 0;
  }
}

function pushNode(out: FlatTrees): void {
  out.features.push(LEAF);
  out.values.push(0);
  out.lefts.push(0);
  out.means.push(0);
}

function bestSplits(
  nodes: number,
  slotOf: Int32Array,
  place: Uint32Array,
  chosen: readonly number[],
  bins: readonly Uint8Array[],
  gradients: Float64Array,
  hessians: Float64Array,
  recipe: TreesRecipe,
): Split[] {
  const best: Split[] = Array.from({ length: nodes }, () => ({ gain: 0, feature: 0, bin: 0 }));
  const histogram = new Float64Array(nodes * BINS * 2);
  const rows = place.length;
  // Rows that are not drawn or are in a finished leaf are skipped once, not for every feature.
  const asked = new Uint32Array(rows);
  const offsets = new Int32Array(rows);
  let size = 0;
  for (let row = 0; row < rows; row++) {
    const slot = hessians[row] === 0 ? -1 : (slotOf[place[row]] ?? -1);
    if (slot < 0) continue;
    asked[size] = row;
    offsets[size++] = slot * BINS * 2;
  }
  for (const feature of chosen) {
    histogram.fill(0);
    const own = bins[feature] as Uint8Array;
    for (let at = 0; at < size; at++) {
      const row = asked[at];
      const cell = offsets[at] + own[row] * 2;
      histogram[cell] = histogram[cell] + gradients[row];
      histogram[cell + 1] = histogram[cell + 1] + hessians[row];
    }
    for (let slot = 0; slot < nodes; slot++) searchFeature(best[slot] as Split, histogram, slot, feature, recipe);
  }
  return best;
}

function searchFeature(best: Split, histogram: Float64Array, slot: number, feature: number, recipe: TreesRecipe): void {
  const first = slot * BINS * 2;
  let gradient = 0;
  let hessian = 0;
  for (let bin = 0; bin < BINS; bin++) {
    gradient += histogram[first + bin * 2];
    hessian += histogram[first + bin * 2 + 1];
  }
  const whole = (gradient * gradient) / (hessian + recipe.ridge);
  let leftGradient = 0;
  let leftHessian = 0;
  for (let bin = 0; bin < BINS - 1; bin++) {
    leftGradient += histogram[first + bin * 2];
    leftHessian += histogram[first + bin * 2 + 1];
    const rightHessian = hessian - leftHessian;
    if (leftHessian < recipe.leastHessian) continue;
    if (rightHessian < recipe.leastHessian) break;
    const rightGradient = gradient - leftGradient;
    const gain =
      (leftGradient * leftGradient) / (leftHessian + recipe.ridge) +
      (rightGradient * rightGradient) / (rightHessian + recipe.ridge) -
      whole;
    if (gain > best.gain + 1e-9) {
      best.gain = gain;
      best.feature = feature;
      best.bin = bin;
    }
  }
}

/** Edges between quantile bins: a value at or below edge b is in bin b or lower. */
function quantileEdges(inputs: readonly Float32Array[], feature: number): Float32Array {
  const sorted = Float32Array.from(inputs, (row) => row[feature]).sort();
  const edges: number[] = [];
  for (let bin = 1; bin < BINS; bin++) {
    const edge = sorted[Math.floor((sorted.length * bin) / BINS)];
    if (edges.length === 0 || edge > edges[edges.length - 1]) edges.push(edge);
  }
  if (edges[edges.length - 1] === sorted[sorted.length - 1]) edges.pop();
  return Float32Array.from(edges);
}

function binned(inputs: readonly Float32Array[], feature: number, edges: Float32Array): Uint8Array {
  return Uint8Array.from(inputs, (row) => {
    const value = row[feature];
    let low = 0;
    let high = edges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (edges[middle] < value) low = middle + 1;
      else high = middle;
    }
    return low;
  });
}
