/** Mean of the numbers; 0 for none. */
export function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] ?? 0;
  return values.length === 0 ? 0 : sum / values.length;
}

/** Standard deviation over all values (divided by n); 0 for fewer than two. */
export function deviation(values: ArrayLike<number>): number {
  if (values.length < 2) return 0;
  const middle = mean(values);
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += ((values[i] ?? 0) - middle) ** 2;
  return Math.sqrt(sum / values.length);
}

/** Deviation divided by the mean; 0 when the mean is 0. */
export function variation(values: ArrayLike<number>): number {
  const middle = mean(values);
  return middle === 0 ? 0 : deviation(values) / middle;
}

/** Shannon entropy in bits of a distribution given by its counts. */
export function entropy(counts: ArrayLike<number>): number {
  let total = 0;
  let sum = 0;
  for (let at = 0; at < counts.length; at++) {
    const count = counts[at] ?? 0;
    if (count <= 0) continue;
    total += count;
    sum += count * Math.log2(count);
  }
  return total === 0 ? 0 : Math.log2(total) - sum / total;
}

/** a / b, 0 when b is 0. */
export function share(a: number, b: number): number {
  return b === 0 ? 0 : a / b;
}

/** Items by number: equal items have equal numbers, from 0 in the order of their first appearance. */
export interface Numbered {
  readonly ids: Int32Array;
  readonly distinct: number;
}

export function numberItems<T>(items: ArrayLike<T>): Numbered {
  const ids = new Int32Array(items.length);
  const known = new Map<T, number>();
  for (let k = 0; k < items.length; k++) {
    const item = items[k] as T;
    let id = known.get(item);
    if (id === undefined) {
      id = known.size;
      known.set(item, id);
    }
    ids[k] = id;
  }
  return { ids, distinct: known.size };
}

/**
 * Mean share of distinct items over all windows of `window` consecutive items (moving-average type-token ratio, Covington
 * and McFall 2010); over the whole when there are fewer. 0 for none.
 */
export function movingDistinct({ ids, distinct }: Numbered, window: number): number {
  const size = Math.min(window, ids.length);
  if (size === 0) return 0;
  const counts = new Int32Array(distinct);
  let different = 0;
  let sum = 0;
  for (let k = 0; k < ids.length; k++) {
    const id = ids[k] ?? 0;
    if (counts[id] === 0) different++;
    counts[id] = (counts[id] ?? 0) + 1;
    if (k >= size) {
      const gone = ids[k - size] ?? 0;
      counts[gone] = (counts[gone] ?? 1) - 1;
      if (counts[gone] === 0) different--;
    }
    if (k >= size - 1) sum += different;
  }
  return sum / ((ids.length - size + 1) * size);
}

/**
 * Mean entropy in bits over consecutive windows of `window` items, as a share (0 to 1) of the maximum for a window; a
 * last window under half the size is ignored. 0 for fewer than two items.
 */
export function windowEntropy({ ids, distinct }: Numbered, window: number): number {
  let sum = 0;
  let windows = 0;
  for (let from = 0; from < ids.length; from += window) {
    const to = Math.min(ids.length, from + window);
    if (to - from < 2 || (windows > 0 && to - from < window / 2)) break;
    const counts = new Float64Array(distinct);
    for (let k = from; k < to; k++) counts[ids[k] ?? 0] = (counts[ids[k] ?? 0] ?? 0) + 1;
    sum += entropy(counts) / Math.log2(to - from);
    windows++;
  }
  return share(sum, windows);
}
