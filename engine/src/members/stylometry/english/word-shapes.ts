import { type Family, type FeatureValues, measured } from "../feature.ts";
import { deviation, mean, share, variation } from "../statistics.ts";
import type { TokenizedText } from "../tokenized-text.ts";

/** Lengths of words in letters and syllables, readability, and their variation over the text. */
const hidden = { shown: false } as const;
const LENGTHS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12] as const;

export const WORD_SHAPES: Family = {
  id: "english-word-shapes",
  features: [
    ...LENGTHS.map((length) => measured(`en-letters-${length}`, `${length}글자부터의 단어`, hidden)),
    measured("en-syllables", "단어의 음절", hidden),
    measured("en-one-syllable", "한 음절 단어", hidden),
    measured("en-many-syllables", "네 음절 이상의 단어", hidden),
    measured("en-reading-ease", "읽기 쉬움", hidden),
    measured("en-reading-ease-variation", "읽기 쉬움의 변화", hidden),
    measured("en-word-length-neighbours", "이웃한 문장의 단어 길이 차이", hidden),
    measured("en-word-length-variation", "문장마다 단어 길이의 변화", hidden),
    measured("en-longest-words", "문장마다 가장 긴 단어", hidden),
    measured("en-short-runs", "짧은 단어가 이어진 길이", hidden),
    measured("en-clause-words", "부호 사이의 단어", { shown: false, readsPunctuation: true }),
    measured("en-clause-variation", "부호 사이의 단어의 변화", { shown: false, readsPunctuation: true }),
    measured("en-length-skew", "문장 길이의 치우침", hidden),
    measured("en-like-run", "비슷한 길이의 문장이 이어진 몫", hidden),
    measured("en-length-trend", "앞뒤 절반의 문장 길이", hidden),
  ],
  measure: measureShapes,
};

/** Groups of vowels, without a silent e. */
function syllablesOf(word: string): number {
  let count = 0;
  let before = false;
  for (let i = 0; i < word.length; i++) {
    const vowel = "aeiouy".includes(word[i] ?? "");
    if (vowel && !before) count++;
    before = vowel;
  }
  if (count > 1 && word.endsWith("e") && !word.endsWith("le")) count--;
  return Math.max(1, count);
}

function measureShapes(view: TokenizedText): FeatureValues {
  const words = view.cores.filter((core) => core !== "" && !/\d/.test(core));
  const syllables = words.map(syllablesOf);
  const counts = new Array<number>(LENGTHS.length).fill(0);
  let runs = 0;
  for (const [at, word] of words.entries()) {
    const place = LENGTHS.findLastIndex((length) => word.length >= length);
    counts[place] = (counts[place] ?? 0) + 1;
    if (at > 0 && word.length <= 3 && (words[at - 1] ?? "").length <= 3) runs++;
  }
  const { means, eases, longest, lengths, clauses } = measureEach(view);
  const half = lengths.length >> 1;
  const middle = mean(lengths);
  const spread = deviation(lengths);
  const like = lengths.filter((own, at) => at > 0 && Math.abs(own - (lengths[at - 1] ?? 0)) <= 0.2 * middle).length;
  return {
    ...Object.fromEntries(LENGTHS.map((length, at) => [`en-letters-${length}`, share(counts[at] ?? 0, words.length)])),
    "en-syllables": mean(syllables),
    "en-one-syllable": share(syllables.filter((count) => count === 1).length, words.length),
    "en-many-syllables": share(syllables.filter((count) => count >= 4).length, words.length),
    "en-reading-ease": -1.015 * middle - 84.6 * mean(syllables),
    "en-reading-ease-variation": deviation(eases),
    "en-word-length-neighbours": mean(means.slice(1).map((own, at) => Math.abs(own - (means[at] ?? 0)))),
    "en-word-length-variation": deviation(means),
    "en-longest-words": mean(longest),
    "en-short-runs": share(runs, words.length),
    "en-clause-words": mean(clauses),
    "en-clause-variation": variation(clauses),
    "en-length-skew": spread === 0 ? 0 : mean(lengths.map((own) => ((own - middle) / spread) ** 3)),
    "en-like-run": share(like, lengths.length - 1),
    "en-length-trend": lengths.length < 4 ? 0 : Math.log(mean(lengths.slice(half)) / mean(lengths.slice(0, half))),
  };
}

/** Of each sentence: mean word length, reading ease, longest word, words; and the words between marks. */
function measureEach(view: TokenizedText) {
  const means: number[] = [];
  const eases: number[] = [];
  const longest: number[] = [];
  const lengths: number[] = [];
  const clauses: number[] = [];
  for (const { firstWord, lastWord } of view.sentences) {
    let letters = 0;
    let most = 0;
    let syllables = 0;
    let clause = 0;
    for (let k = firstWord; k < lastWord; k++) {
      const core = view.cores[k] ?? "";
      letters += core.length;
      most = Math.max(most, core.length);
      syllables += syllablesOf(core);
      clause++;
      if ((view.trails[k] ?? "") === "") continue;
      clauses.push(clause);
      clause = 0;
    }
    const count = lastWord - firstWord;
    lengths.push(count);
    longest.push(most);
    if (count < 4) continue;
    means.push(letters / count);
    eases.push(-1.015 * count - (84.6 * syllables) / count);
  }
  return { means, eases, longest, lengths, clauses };
}
