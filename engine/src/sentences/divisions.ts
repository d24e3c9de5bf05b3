import { clamp } from "../learners/numbers.ts";
import { prefixSums, sumBetween } from "./prefix-sums.ts";

/**
 * Evidence per character of the texts of one class: mean, variance between texts, and variance within a text for one
 * character.
 */
export interface Level {
  readonly mean: number;
  readonly between: number;
  readonly within: number;
}

export interface Levels {
  readonly human: Level;
  readonly ai: Level;
}

/** The result for a window with a single sentence, which cannot have two authors. */
const UNDIVIDED = [0.5, 0.3, 0, 0.5, 0, 0] as const;
/** Likelihood ratios are clipped at this value. */
const MOST_RATIO = 20;
/** At most this many ends are tried in a window. */
const MOST_ENDS = 40;

/** All evaluated divisions of a window: the log-likelihood of each, and its AI share. */
interface Weighed {
  readonly logs: readonly number[];
  readonly shares: readonly number[];
}

/**
 * Likelihoods of all divisions of a window into two or three runs by a human and an AI, with each author's level integrated out.
 * Returns the numbers of `MIXED_AUTHORSHIP_NAMES`, the ratios as log-likelihoods.
 */
export function weighDivisions(
  evidence: Float64Array,
  lengths: readonly number[],
  pairs: Float64Array,
  levels: Levels,
  count: { readonly levels: number; readonly pairs: number },
): readonly number[] {
  const size = evidence.length;
  if (size < 2) return UNDIVIDED;
  const sums = new DivisionSums(evidence, lengths, pairs, levels);
  const { logs, shares } = tryDivisions(sums, size, count);
  const best = Math.max(...logs);
  let total = 0;
  let mean = 0;
  let square = 0;
  logs.forEach((value, at) => {
    const weight = Math.exp(value - best);
    const share = shares[at] ?? 0;
    total += weight;
    mean += weight * share;
    square += weight * share * share;
  });
  mean /= total;
  const divided = best + Math.log(total);
  const byHuman = count.levels * sums.likelihood(0, size, "human");
  const byAi = count.levels * sums.likelihood(0, size, "ai");
  return [
    mean,
    Math.sqrt(Math.max(0, square / total - mean * mean)),
    ratio(divided - Math.max(byHuman, byAi)),
    shares[logs.indexOf(best)] ?? 0,
    ratio(divided - byHuman),
    ratio(divided - byAi),
  ];
}

function ratio(difference: number): number {
  return clamp(difference, -MOST_RATIO, MOST_RATIO);
}

/**
 * A third of the divisions begins with either author and has two runs; a sixth each has one author on both sides of the
 * other.
 */
function tryDivisions(
  sums: DivisionSums,
  size: number,
  count: { readonly levels: number; readonly pairs: number },
): Weighed {
  const logs: number[] = [];
  const shares: number[] = [];
  const add = (from: number, to: number, prior: number) => {
    const share = sums.shareOf(from, to);
    const before = prior + count.pairs * sums.apart(from, to);
    logs.push(
      before + count.levels * sums.likelihood(from, to, "ai"),
      before + count.levels * sums.likelihood(from, to, "human"),
    );
    shares.push(share, 1 - share);
  };
  const step = Math.max(1, Math.ceil(size / MOST_ENDS));
  for (let to = 1; to < size; to++) add(0, to, -Math.log(3 * (size - 1)));
  const enclosed = 2 * Math.log(step) - Math.log(3 * Math.max(1, (size - 1) * (size - 2)));
  for (let from = 1; from < size - 1; from += step) {
    for (let to = from + 1; to < size; to += step) add(from, to, enclosed);
  }
  return { logs, shares };
}

interface KnownLevel extends Level {
  readonly logWithin: number;
}

/** Prefix sums over the sentences, from which any division is evaluated in constant time. */
class DivisionSums {
  readonly #size: number;
  readonly #evidence: Float64Array;
  readonly #squares: Float64Array;
  readonly #lengths: Float64Array;
  readonly #pairs: Float64Array;
  readonly #human: KnownLevel;
  readonly #ai: KnownLevel;

  constructor(evidence: Float64Array, lengths: readonly number[], pairs: Float64Array, { human, ai }: Levels) {
    this.#size = evidence.length;
    this.#evidence = prefixSums(evidence);
    this.#lengths = prefixSums(lengths);
    this.#squares = prefixSums(evidence.map((value, at) => value ** 2 / sumBetween(this.#lengths, at, at + 1)));
    this.#pairs = pairs;
    this.#human = { ...human, logWithin: Math.log(human.within) };
    this.#ai = { ...ai, logWithin: Math.log(ai.within) };
  }

  /** Log-likelihood with the sentences [from, to) by `inner` and all others by the other author. */
  likelihood(from: number, to: number, inner: "human" | "ai"): number {
    const size = this.#size;
    const length = sumBetween(this.#lengths, from, to);
    const sum = sumBetween(this.#evidence, from, to);
    const square = sumBetween(this.#squares, from, to);
    const rest = {
      length: (this.#lengths[size] ?? 0) - length,
      sum: (this.#evidence[size] ?? 0) - sum,
      square: (this.#squares[size] ?? 0) - square,
    };
    const [innerLevel, outerLevel] = inner === "ai" ? [this.#ai, this.#human] : [this.#human, this.#ai];
    return (
      logOfPart(length, sum, square, to - from, innerLevel) +
      logOfPart(rest.length, rest.sum, rest.square, size - to + from, outerLevel)
    );
  }

  /** Share of [from, to) in the window. */
  shareOf(from: number, to: number): number {
    return sumBetween(this.#lengths, from, to) / (this.#lengths[this.#size] ?? 0);
  }

  /** How unlike one author the sentences [from, to) and all others together are. */
  apart(from: number, to: number): number {
    return -(this.#rectangle(from, to, 0, from) + this.#rectangle(from, to, to, this.#size)) / this.#size;
  }

  #rectangle(a: number, b: number, c: number, d: number): number {
    const width = this.#size + 1;
    const sums = this.#pairs;
    return (
      (sums[b * width + d] ?? 0) - (sums[a * width + d] ?? 0) - (sums[b * width + c] ?? 0) + (sums[a * width + c] ?? 0)
    );
  }
}

/**
 * Log-likelihood of the sentences of one author whose level is drawn from `level`, without a term common to all
 * divisions: normal noise of variance `within` per character, the level integrated out.
 */
function logOfPart(length: number, sum: number, square: number, sentences: number, level: KnownLevel): number {
  if (length <= 0) return 0;
  const scatter = square - (sum * sum) / length;
  const variance = level.between + level.within / length;
  const off = sum / length - level.mean;
  return (
    -scatter / (2 * level.within) -
    (off * off) / (2 * variance) -
    Math.log((variance * length) / level.within) / 2 -
    (sentences * level.logWithin) / 2
  );
}
