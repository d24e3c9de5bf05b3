import { type Family, type FeatureValues, measured } from "../feature.ts";
import { movingDistinct, type Numbered, numberItems, share, windowEntropy } from "../statistics.ts";
import type { TokenizedText } from "../tokenized-text.ts";

/**
 * Variety of words, over fixed windows so that length does not matter. Expository model texts repeat their key words
 * and frames; literary model prose of 2026 is more varied than most people's. Manuals and reference texts repeat too.
 */

export const VARIETY: Family = {
  id: "variety",
  features: [
    measured("distinct-words", "단어의 종류"),
    measured("distinct-stems", "단어 줄기의 종류"),
    measured("distinct-stems-near", "가까이 쓴 단어 줄기의 종류"),
    measured("distinct-suffixes", "단어 끝의 종류", { shown: false }),
    measured("once-only-words", "한 번만 쓴 단어"),
    measured("most-used-stem", "가장 자주 쓴 단어 줄기"),
    measured("repeated-pairs", "반복한 두 단어"),
    measured("shared-with-previous", "앞 문장과 겹치는 단어"),
    measured("distinct-syllable-pairs", "두 글자 이음의 종류", { shown: false }),
    measured("suffix-entropy", "단어 끝의 흩어짐", { shown: false }),
  ],
  measure: measureVariety,
};

const WINDOW = 60;
const NEAR_WINDOW = 30;
/** Syllables in a window of pairs. */
const PAIR_WINDOW = 300;

function measureVariety(view: TokenizedText): FeatureValues {
  const words: string[] = [];
  const stems: number[] = [];
  const endings: number[] = [];
  const suffixes: number[] = [];
  const starts: number[] = [];
  for (const sentence of view.sentences) {
    starts.push(words.length);
    for (let k = sentence.firstWord; k < sentence.lastWord; k++) {
      const core = view.cores[k] ?? "";
      if (core === "") continue;
      words.push(core);
      stems.push(core.length > 1 ? (core.charCodeAt(0) << 16) | core.charCodeAt(1) : core.charCodeAt(0));
      endings.push((view.beforeLast[k] << 16) | view.last[k]);
      suffixes.push(view.last[k] ?? 0);
    }
  }
  starts.push(words.length);
  const numberedWords = numberItems(words);
  const numberedStems = numberItems(stems);
  const numberedSuffixes = numberItems(suffixes);
  const { once, most } = countWindows(numberedWords, numberedStems);
  return {
    "distinct-words": movingDistinct(numberedWords, WINDOW),
    "distinct-stems": movingDistinct(numberedStems, WINDOW),
    "distinct-stems-near": movingDistinct(numberedStems, NEAR_WINDOW),
    "distinct-suffixes": movingDistinct(numberItems(endings), WINDOW),
    "once-only-words": once,
    "most-used-stem": most,
    "repeated-pairs": 1000 * share(repeatedPairs(numberedWords, starts), words.length),
    "shared-with-previous": overlap(numberedStems, stems, starts),
    "distinct-syllable-pairs": distinctPairs(view.prose),
    "suffix-entropy": windowEntropy(numberedSuffixes, WINDOW),
  };
}

/** Mean over consecutive windows: share of words that occur once in it, and share of its most used stem. */
function countWindows(words: Numbered, stems: Numbered): { once: number; most: number } {
  const wordCounts = new Int32Array(words.distinct);
  const stemCounts = new Int32Array(stems.distinct);
  const length = words.ids.length;
  let once = 0;
  let most = 0;
  let windows = 0;
  for (let from = 0; from < length; from += WINDOW) {
    const to = Math.min(length, from + WINDOW);
    if (windows > 0 && to - from < WINDOW / 2) break;
    let highest = 0;
    for (let k = from; k < to; k++) {
      const word = words.ids[k] ?? 0;
      const stem = stems.ids[k] ?? 0;
      wordCounts[word] = (wordCounts[word] ?? 0) + 1;
      stemCounts[stem] = (stemCounts[stem] ?? 0) + 1;
      highest = Math.max(highest, stemCounts[stem] ?? 0);
    }
    let single = 0;
    for (let k = from; k < to; k++) if (wordCounts[words.ids[k] ?? 0] === 1) single++;
    for (let k = from; k < to; k++) {
      wordCounts[words.ids[k] ?? 0] = 0;
      stemCounts[stems.ids[k] ?? 0] = 0;
    }
    once += share(single, to - from);
    most += share(highest, to - from);
    windows++;
  }
  return { once: share(once, windows), most: share(most, windows) };
}

/** Pairs that already occurred within the last `WINDOW` words, never across the end of a sentence. */
function repeatedPairs(words: Numbered, starts: readonly number[]): number {
  const lastPlace = new Map<number, number>();
  let repeated = 0;
  let sentence = 0;
  for (let k = 1; k < words.ids.length; k++) {
    while ((starts[sentence] ?? Number.POSITIVE_INFINITY) < k) sentence++;
    if (starts[sentence] === k) continue;
    const pair = (words.ids[k - 1] ?? 0) * words.distinct + (words.ids[k] ?? 0);
    const place = lastPlace.get(pair);
    if (place !== undefined && k - place <= WINDOW) repeated++;
    lastPlace.set(pair, k);
  }
  return repeated;
}

/** Mean share of two-letter stems that a sentence has in common with the previous one. */
function overlap({ ids, distinct }: Numbered, stems: readonly number[], starts: readonly number[]): number {
  const lastSeen = new Int32Array(distinct).fill(-2);
  let sum = 0;
  let compared = 0;
  let sizeBefore = 0;
  for (let s = 0; s + 1 < starts.length; s++) {
    let size = 0;
    let both = 0;
    for (let k = starts[s] ?? 0; k < (starts[s + 1] ?? 0); k++) {
      const id = ids[k] ?? 0;
      if (stems[k] >>> 16 === 0 || lastSeen[id] === s) continue;
      if (lastSeen[id] === s - 1) both++;
      lastSeen[id] = s;
      size++;
    }
    if (size > 0 && sizeBefore > 0) {
      sum += both / Math.min(size, sizeBefore);
      compared++;
    }
    sizeBefore = size;
  }
  return share(sum, compared);
}

function distinctPairs(prose: string): number {
  let sum = 0;
  let windows = 0;
  let seen = new Set<number>();
  let pairs = 0;
  let before = 0;
  for (let i = 0; i < prose.length; i++) {
    const c = prose.charCodeAt(i);
    if (c < 0xac00 || c > 0xd7a3) continue;
    if (before > 0) {
      seen.add((before - 0xac00) * 11172 + c - 0xac00);
      pairs++;
    }
    before = c;
    if (pairs < PAIR_WINDOW) continue;
    sum += seen.size / pairs;
    windows++;
    seen = new Set();
    pairs = 0;
  }
  return windows > 0 ? sum / windows : share(seen.size, pairs);
}
