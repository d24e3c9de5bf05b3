import { gramHashes, NO_GRAM } from "./grams.ts";
import { SEED_PLACES, SEED_UNITS } from "./parameters.ts";
import type { Units } from "./read-units.ts";

/** A run of equal units of two texts, by the places where it begins. */
export interface Tile {
  readonly first: number;
  readonly second: number;
  readonly length: number;
}

/** Places of a text in one number with a hash of 32 bits. */
const PLACES = 2 ** 16;

/** The grams of a text ordered by hash, which is made once and read for every pair. */
export type Seeds = Float64Array;

export function seedsOf(units: Units): Seeds {
  const hashes = gramHashes(units, SEED_UNITS);
  const keys = new Float64Array(hashes.length);
  let count = 0;
  for (let place = 0; place < hashes.length; place++) {
    const hash = hashes[place] ?? NO_GRAM;
    if (hash !== NO_GRAM) keys[count++] = hash * PLACES + place;
  }
  return keys.subarray(0, count).sort();
}

/**
 * Greedy string tiling (Wise 1993): the longest equal runs of two texts, such that no unit of either text is in two of
 * them. In the order of the first text.
 */
export function tilePair(first: Units, second: Units, seeds: readonly [Seeds, Seeds]): Tile[] {
  if (areEqual(first, second)) return comparedRuns(first);
  const taken = { first: new Uint8Array(first.length), second: new Uint8Array(second.length) };
  const tiles: Tile[] = [];
  for (const run of equalRuns(first, second, seedPairs(...seeds))) {
    const tile = longestFree(run, taken);
    if (tile.length < SEED_UNITS) continue;
    taken.first.fill(1, tile.first, tile.first + tile.length);
    taken.second.fill(1, tile.second, tile.second + tile.length);
    tiles.push(tile);
  }
  return tiles.sort((a, b) => a.first - b.first);
}

/** Places with equal grams, as one number each: first by how far the places are apart, then by place. */
function seedPairs(first: Seeds, second: Seeds): Float64Array {
  const found: number[] = [];
  let i = 0;
  let k = 0;
  while (i < first.length && k < second.length) {
    const hash = Math.floor((first[i] ?? 0) / PLACES);
    const other = Math.floor((second[k] ?? 0) / PLACES);
    if (hash < other) i++;
    else if (hash > other) k++;
    else {
      const limit = (hash + 1) * PLACES;
      const from = { i, k };
      while (i < first.length && (first[i] ?? 0) < limit) i++;
      while (k < second.length && (second[k] ?? 0) < limit) k++;
      if ((i - from.i) * (k - from.k) > SEED_PLACES) continue;
      for (let x = from.i; x < i; x++) {
        const place = (first[x] ?? 0) % PLACES;
        for (let y = from.k; y < k; y++) {
          found.push((((second[y] ?? 0) % PLACES) - place + PLACES) * PLACES + place);
        }
      }
    }
  }
  return Float64Array.from(found).sort();
}

/** The longest runs that hold the seeds, longest first. */
function equalRuns(first: Units, second: Units, pairs: Float64Array): Tile[] {
  const runs: Tile[] = [];
  let diagonal = Number.NaN;
  let end = 0;
  for (const pair of pairs) {
    const apart = Math.floor(pair / PLACES) - PLACES;
    let place = pair % PLACES;
    if (apart === diagonal && place < end) continue;
    if (apart !== diagonal) end = 0;
    diagonal = apart;
    const equal = (at: number) =>
      first.codes[at] === second.codes[at + apart] && first.leftOut[at] === null && second.leftOut[at + apart] === null;
    let to = place;
    while (to < first.length && to + apart < second.length && equal(to)) to++;
    while (place > end && place + apart > 0 && equal(place - 1)) place--;
    end = Math.max(end, to);
    if (to - place >= SEED_UNITS) runs.push({ first: place, second: place + apart, length: to - place });
  }
  return runs.sort((a, b) => b.length - a.length || a.first - b.first || a.second - b.second);
}

function longestFree(run: Tile, taken: { readonly first: Uint8Array; readonly second: Uint8Array }): Tile {
  let best = { from: 0, length: 0 };
  let from = 0;
  for (let i = 0; i <= run.length; i++) {
    const free = i < run.length && taken.first[run.first + i] === 0 && taken.second[run.second + i] === 0;
    if (free) continue;
    if (i - from > best.length) best = { from, length: i - from };
    from = i + 1;
  }
  return { first: run.first + best.from, second: run.second + best.from, length: best.length };
}

/** Equal texts have one answer, also where they repeat themselves so often that no gram tells its place. */
function areEqual(first: Units, second: Units): boolean {
  if (first.length !== second.length) return false;
  for (let i = 0; i < first.length; i++) {
    if (first.codes[i] !== second.codes[i] || first.leftOut[i] !== second.leftOut[i]) return false;
  }
  return true;
}

function comparedRuns(units: Units): Tile[] {
  const runs: Tile[] = [];
  let from = 0;
  for (let i = 0; i <= units.length; i++) {
    if (i < units.length && units.leftOut[i] === null) continue;
    if (i > from) runs.push({ first: from, second: from, length: i - from });
    from = i + 1;
  }
  return runs;
}
