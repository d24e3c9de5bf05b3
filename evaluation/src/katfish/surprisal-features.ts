const LONGEST = 5;
const PADDING = "^".repeat(LONGEST - 1);
const UNSEEN_CHANCE = 1 / 3000;
const WINDOW = 10;
const VERY_SURPRISING = 7;

/** A text's characters and the counts of its 1-to-5-grams; made once per text and shared by all trials. */
export interface CharacterProfile {
  readonly text: string;
  readonly counts: ReadonlyMap<string, number>;
}

export interface CharacterModel {
  readonly counts: ReadonlyMap<string, number>;
  /** Occurrences of each history, and the number of different characters after it. */
  readonly histories: ReadonlyMap<string, readonly [total: number, kinds: number]>;
}

/** Normalises spacing around punctuation and turns line breaks into spaces, so that only the wording counts. */
export function characterProfile(text: string): CharacterProfile {
  const even = ` ${text
    .replace(/\s+/g, " ")
    .replace(/\s*([,.!?…])\s*/g, "$1 ")
    .trim()} `;
  const padded = PADDING + even;
  const counts = new Map<string, number>();
  for (let end = PADDING.length; end < padded.length; end++) {
    for (let length = 1; length <= LONGEST; length++) {
      const gram = padded.slice(end + 1 - length, end + 1);
      counts.set(gram, (counts.get(gram) ?? 0) + 1);
    }
  }
  return { text: padded, counts };
}

/** A Witten-Bell character 5-gram model of the given texts. */
export function characterModel(profiles: readonly CharacterProfile[]): CharacterModel {
  const counts = new Map<string, number>();
  for (const profile of profiles) {
    for (const [gram, count] of profile.counts) counts.set(gram, (counts.get(gram) ?? 0) + count);
  }
  return { counts, histories: historiesOf(counts, () => true) };
}

/**
 * Surprisal of a text under a model of other texts (nats per character): moments, quantiles and windows of ten
 * characters. The counts of `leftOut` texts are subtracted first.
 */
export function surprisalFeatures(
  profile: CharacterProfile,
  model: CharacterModel,
  leftOut: readonly CharacterProfile[],
): Float64Array {
  const own = new Map<string, number>();
  for (const other of leftOut) {
    for (const [gram, count] of other.counts) own.set(gram, (own.get(gram) ?? 0) + count);
  }
  const ownHistories = historiesOf(own, (gram, count) => (model.counts.get(gram) ?? 0) <= count);
  const surprisals: number[] = [];
  for (let end = PADDING.length; end < profile.text.length; end++) {
    let chance = UNSEEN_CHANCE;
    for (let length = 1; length <= LONGEST; length++) {
      const gram = profile.text.slice(end + 1 - length, end + 1);
      const history = gram.slice(0, -1);
      const [total, kinds] = model.histories.get(history) ?? [0, 0];
      const [ownTotal, ownKinds] = ownHistories.get(history) ?? [0, 0];
      if (total - ownTotal <= 0) break;
      const novelty = Math.max(kinds - ownKinds, 1);
      const seen = Math.max((model.counts.get(gram) ?? 0) - (own.get(gram) ?? 0), 0);
      chance = (seen + novelty * chance) / (total - ownTotal + novelty);
    }
    surprisals.push(-Math.log(chance));
  }
  return describe(surprisals);
}

function historiesOf(
  counts: ReadonlyMap<string, number>,
  isKind: (gram: string, count: number) => boolean,
): Map<string, [number, number]> {
  const histories = new Map<string, [number, number]>();
  for (const [gram, count] of counts) {
    const history = gram.slice(0, -1);
    const kind = isKind(gram, count) ? 1 : 0;
    const known = histories.get(history);
    if (known === undefined) histories.set(history, [count, kind]);
    else {
      known[0] += count;
      known[1] += kind;
    }
  }
  return histories;
}

function describe(surprisals: readonly number[]): Float64Array {
  const sorted = surprisals.toSorted((left, right) => left - right);
  const quantile = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const windows: number[] = [];
  for (let from = 0; from < surprisals.length; from += WINDOW) {
    windows.push(meanAndDeviation(surprisals.slice(from, from + WINDOW))[0]);
  }
  const [mean, deviation] = meanAndDeviation(surprisals);
  return Float64Array.of(
    mean,
    deviation,
    quantile(0.25),
    quantile(0.5),
    quantile(0.9),
    surprisals.filter((value) => value > VERY_SURPRISING).length / Math.max(1, surprisals.length),
    meanAndDeviation(windows)[1],
    windows.reduce((most, value) => Math.max(most, value), 0),
  );
}

function meanAndDeviation(values: readonly number[]): [mean: number, deviation: number] {
  if (values.length === 0) return [0, 0];
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return [mean, Math.sqrt(variance)];
}
