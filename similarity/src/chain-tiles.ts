import {
  FURTHER_PASSAGE_UNITS,
  GAP_COST,
  GAP_UNITS,
  GAP_UNITS_WITH_LEFT_OUT,
  PASSAGE_RUN,
  PASSAGE_UNITS,
} from "./parameters.ts";
import type { Tile } from "./tile-pair.ts";

/** Half-open ranges of units of two texts that say the same, with the number of equal units in them. */
export interface Chain {
  readonly first: { readonly from: number; readonly to: number };
  readonly second: { readonly from: number; readonly to: number };
  readonly equal: number;
}

/** Number of compared units before each place of a text. */
export type Counts = Uint32Array;

interface Link {
  readonly tile: Tile;
  /** Compared units between this tile and the one before it, in the text that has more of them. */
  readonly gap: number;
}

/**
 * Joins neighbouring tiles that stand in the same order in both texts over small changes, and keeps the stretches that are
 * long enough and mostly equal; none, if no one is long enough to stand alone. Tiles are in the order of the first text.
 */
export function chainTiles(tiles: readonly Tile[], counts: readonly [Counts, Counts]): Chain[] {
  const open: Link[][] = [];
  const closed: Link[][] = [];
  for (const tile of tiles) {
    for (let k = open.length - 1; k >= 0; k--) {
      const last = open[k]?.at(-1)?.tile;
      if (last !== undefined && tile.first - (last.first + last.length) <= GAP_UNITS_WITH_LEFT_OUT) continue;
      closed.push(...open.splice(k, 1));
    }
    let best: { chain: Link[]; gap: number } | undefined;
    for (const chain of open) {
      const gap = gapBetween(chain.at(-1)?.tile, tile, counts);
      if (gap !== null && (best === undefined || gap < best.gap)) best = { chain, gap };
    }
    if (best === undefined) open.push([{ tile, gap: 0 }]);
    else best.chain.push({ tile, gap: best.gap });
  }
  const found = [...closed, ...open].flatMap(passagesOf).sort((a, b) => a.first.from - b.first.from);
  return found.some(({ equal }) => equal >= PASSAGE_UNITS) ? found : [];
}

function gapBetween(last: Tile | undefined, next: Tile, [first, second]: readonly [Counts, Counts]): number | null {
  if (last === undefined) return null;
  const ends = { first: last.first + last.length, second: last.second + last.length };
  if (next.first < ends.first || next.second < ends.second) return null;
  if (next.second - ends.second > GAP_UNITS_WITH_LEFT_OUT) return null;
  const between = (counts: Counts, from: number, to: number) => (counts[to] ?? 0) - (counts[from] ?? 0);
  const gap = Math.max(between(first, ends.first, next.first), between(second, ends.second, next.second));
  return gap <= GAP_UNITS ? gap : null;
}

/** The best stretch of a chain (most equal units after the cost of changes), then those of what is left of it. */
function passagesOf(chain: readonly Link[]): Chain[] {
  let best = { score: 0, from: 0, to: 0 };
  let score = 0;
  let from = 0;
  for (const [k, { tile, gap }] of chain.entries()) {
    const carried = score - GAP_COST * gap;
    if (carried <= 0) from = k;
    score = Math.max(carried, 0) + tile.length;
    if (score > best.score) best = { score, from, to: k + 1 };
  }
  const links = chain.slice(best.from, best.to);
  const head = links[0]?.tile;
  const last = links.at(-1)?.tile;
  if (head === undefined || last === undefined || best.score < FURTHER_PASSAGE_UNITS / 2) return [];
  const equal = links.reduce((sum, { tile }) => sum + tile.length, 0);
  const longest = Math.max(...links.map(({ tile }) => tile.length));
  const found =
    equal < FURTHER_PASSAGE_UNITS || longest < PASSAGE_RUN
      ? []
      : [
          {
            first: { from: head.first, to: last.first + last.length },
            second: { from: head.second, to: last.second + last.length },
            equal,
          },
        ];
  return [...passagesOf(chain.slice(0, best.from)), ...found, ...passagesOf(chain.slice(best.to))];
}
