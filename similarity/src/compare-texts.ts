import { type Chain, type Counts, chainTiles } from "./chain-tiles.ts";
import { findCandidates } from "./find-candidates.ts";
import { type CommonPassage, leaveOutCommon, leaveOutQuestions } from "./leave-out.ts";
import { listLeftOut } from "./list-left-out.ts";
import { NEARLY_SAME } from "./parameters.ts";
import { readUnits, type Units } from "./read-units.ts";
import { snapToWords, type UnitRange } from "./snap-to-words.ts";
import type { LeftOutRange, TextRange } from "./text-parts.ts";
import { type Seeds, seedsOf, tilePair } from "./tile-pair.ts";

export interface ComparisonInput {
  /** In the order of the roster, earlier texts of other sets last. */
  readonly texts: readonly string[];
  /** What the texts answer. Words of a question count for nobody. */
  readonly questions?: readonly string[];
  /** Texts from this one on are compared with those before, not with each other. */
  readonly earlierFrom?: number;
}

export interface SimilarPassage {
  readonly first: TextRange;
  readonly second: TextRange;
  /** Nearly the same, or with a few words changed. */
  readonly kind: "same" | "edited";
}

/** Two texts, by their places in the input, the first before the second. */
export interface SimilarPair {
  readonly first: number;
  readonly second: number;
  /** In the order of the first text. None overlaps another, in either text. */
  readonly passages: readonly SimilarPassage[];
  /** Compared letters of each text that stand in passages. */
  readonly firstLetters: number;
  readonly secondLetters: number;
}

export interface ComparedText {
  /** Letters and digits that were compared: without what is left out. */
  readonly letters: number;
  readonly leftOut: readonly LeftOutRange[];
}

export interface Comparison {
  readonly texts: readonly ComparedText[];
  /** In the order of the input. */
  readonly pairs: readonly SimilarPair[];
  /** Passages that so many of the texts have that they are left out. */
  readonly common: readonly CommonPassage[];
  /** How many pairs of texts were compared. */
  readonly pairsCompared: number;
}

/**
 * Compares texts with each other and finds passages that two of them have. Deterministic; two texts in the other order
 * give the same passages. Shares are of the compared letters, so that equal texts share all of them.
 */
export function compareTexts({ texts, questions = [], earlierFrom = texts.length }: ComparisonInput): Comparison {
  const read = texts.map((text) => readUnits(text));
  leaveOutQuestions(read, questions);
  const common = leaveOutCommon(read);
  const seeds: Seeds[] = [];
  const seedsOfText = (at: number) => {
    seeds[at] ??= seedsOf(read[at] as Units);
    return seeds[at];
  };
  const counts = read.map(comparedBefore);
  const letters = read.map((units) => lettersIn(units, { from: 0, to: units.length }));
  const pairs: SimilarPair[] = [];
  for (const [a, b] of findCandidates(read, earlierFrom)) {
    // One fixed order of the two texts, since ties between equally long runs are broken by place.
    const [x, y] = inFixedOrder(read[a] as Units, read[b] as Units) ? [a, b] : [b, a];
    const [first, second] = [read[x] as Units, read[y] as Units];
    const tiles = tilePair(first, second, [seedsOfText(x), seedsOfText(y)]);
    const chains = chainTiles(tiles, [counts[x] as Counts, counts[y] as Counts]);
    const found = chains.flatMap((chain) => wordsOf(chain, first, second, [counts[x] as Counts, counts[y] as Counts]));
    if (found.length > 0) pairs.push(describePair([a, b], x === a ? found : found.map(swap), read));
  }
  return {
    texts: read.map((units, k) => ({ letters: letters[k] ?? 0, leftOut: listLeftOut(units) })),
    pairs,
    common,
    pairsCompared: countPairs(texts.length, Math.min(earlierFrom, texts.length)),
  };
}

interface UnitPassage {
  readonly first: UnitRange;
  readonly second: UnitRange;
  readonly kind: "same" | "edited";
}

function wordsOf(chain: Chain, first: Units, second: Units, [x, y]: readonly [Counts, Counts]): UnitPassage[] {
  const size = (counts: Counts, { from, to }: UnitRange) => (counts[to] ?? 0) - (counts[from] ?? 0);
  const longer = Math.max(size(x, chain.first), size(y, chain.second));
  const words = { first: snapToWords(first, chain.first), second: snapToWords(second, chain.second) };
  if (words.first === null || words.second === null) return [];
  const kind = chain.equal >= NEARLY_SAME * longer ? "same" : "edited";
  return [{ first: words.first, second: words.second, kind }];
}

function swap({ first, second, kind }: UnitPassage): UnitPassage {
  return { first: second, second: first, kind };
}

function describePair([a, b]: readonly [number, number], found: readonly UnitPassage[], read: readonly Units[]) {
  const first = read[a] as Units;
  const second = read[b] as Units;
  const rangeIn = (units: Units, { from, to }: UnitRange): TextRange => ({
    start: units.starts[from] ?? 0,
    end: units.ends[to - 1] ?? 0,
  });
  const ordered = [...found].sort((p, q) => p.first.from - q.first.from);
  return {
    first: a,
    second: b,
    passages: ordered.map((passage) => ({
      first: rangeIn(first, passage.first),
      second: rangeIn(second, passage.second),
      kind: passage.kind,
    })),
    firstLetters: ordered.reduce((sum, passage) => sum + lettersIn(first, passage.first), 0),
    secondLetters: ordered.reduce((sum, passage) => sum + lettersIn(second, passage.second), 0),
  };
}

function lettersIn(units: Units, { from, to }: UnitRange): number {
  let sum = 0;
  for (let i = from; i < to; i++) if (units.leftOut[i] === null) sum += units.letters[i] ?? 0;
  return sum;
}

function comparedBefore(units: Units): Counts {
  const counts = new Uint32Array(units.length + 1);
  for (let i = 0; i < units.length; i++) counts[i + 1] = (counts[i] ?? 0) + (units.leftOut[i] === null ? 1 : 0);
  return counts;
}

function inFixedOrder(a: Units, b: Units): boolean {
  if (a.length !== b.length) return a.length > b.length;
  for (let i = 0; i < a.length; i++) {
    const difference = (a.codes[i] ?? 0) - (b.codes[i] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
}

function countPairs(all: number, own: number): number {
  return (own * (own - 1)) / 2 + own * (all - own);
}
