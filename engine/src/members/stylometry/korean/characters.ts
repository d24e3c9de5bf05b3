import { type Family, type FeatureValues, measured } from "../feature.ts";
import { share } from "../statistics.ts";
import type { TokenizedText } from "../tokenized-text.ts";

/**
 * Parts of syllables and order of character classes, which reflect endings, particles and loanwords: past tense in ㅆ,
 * formal endings in ㅂ, Sino-Korean nouns in ㅇ and ㄱ. Never shown as a sign.
 */
const rate = { shown: false } as const;

export const CHARACTERS: Family = {
  id: "characters",
  features: [
    measured("final-consonants", "받침이 있는 글자", rate),
    measured("final-n", "ㄴ 받침", rate),
    measured("final-l", "ㄹ 받침", rate),
    measured("final-m", "ㅁ 받침", rate),
    measured("final-b", "ㅂ 받침", rate),
    measured("final-ss", "ㅆ 받침", rate),
    measured("final-ng", "ㅇ 받침", rate),
    measured("final-g", "ㄱ 받침", rate),
    measured("final-h-clusters", "ㅎ 받침과 겹받침", rate),
    measured("bright-vowels", "밝은 홀소리", rate),
    measured("vowel-eu", "ㅡ 홀소리", rate),
    measured("vowel-i", "ㅣ 홀소리", rate),
    measured("vowel-eo", "ㅓ 홀소리", rate),
    measured("compound-vowels", "겹홀소리", rate),
    measured("tense-initials", "된소리 첫소리", rate),
    measured("aspirated-initials", "거센소리 첫소리", rate),
    measured("initial-ng", "ㅇ 첫소리", rate),
    measured("initial-h", "ㅎ 첫소리", rate),
    measured("initial-s", "ㅅ 첫소리", rate),
    measured("initial-g", "ㄱ 첫소리", rate),
    measured("class-pair-entropy", "글자 갈래의 두 이음", { readsPunctuation: true, shown: false }),
  ],
  measure: measureCharacters,
};

const CLASSES = 8;

function measureCharacters({ prose }: TokenizedText): FeatureValues {
  const { finals, vowels, initials, pairs, syllables } = countCharacters(prose);
  const of = (counts: Float64Array, places: readonly number[]) => {
    let sum = 0;
    for (const place of places) sum += counts[place] ?? 0;
    return share(sum, syllables);
  };
  return {
    "final-consonants": syllables === 0 ? 0 : 1 - of(finals, [0]),
    "final-n": of(finals, [4]),
    "final-l": of(finals, [8]),
    "final-m": of(finals, [16]),
    "final-b": of(finals, [17]),
    "final-ss": of(finals, [20]),
    "final-ng": of(finals, [21]),
    "final-g": of(finals, [1]),
    "final-h-clusters": of(finals, [3, 5, 6, 9, 10, 11, 12, 13, 14, 15, 18, 27]),
    "bright-vowels": of(vowels, [0, 2, 8, 12]),
    "vowel-eu": of(vowels, [18]),
    "vowel-i": of(vowels, [20]),
    "vowel-eo": of(vowels, [4]),
    "compound-vowels": of(vowels, [9, 10, 14, 15, 19]),
    "tense-initials": of(initials, [1, 4, 8, 10, 13]),
    "aspirated-initials": of(initials, [14, 15, 16, 17]),
    "initial-ng": of(initials, [11]),
    "initial-h": of(initials, [18]),
    "initial-s": of(initials, [9]),
    "initial-g": of(initials, [0]),
    "class-pair-entropy": conditionalEntropy(pairs),
  };
}

/** Counts of the parts of syllables, and of each character class after each other one. */
function countCharacters(prose: string) {
  const finals = new Float64Array(28);
  const vowels = new Float64Array(21);
  const initials = new Float64Array(19);
  const pairs = new Float64Array(CLASSES * CLASSES);
  let syllables = 0;
  let before = 0;
  for (let i = 0; i < prose.length; i++) {
    const c = prose.charCodeAt(i);
    let own: number;
    if (c >= 0xac00 && c <= 0xd7a3) {
      const place = c - 0xac00;
      const final = place % 28;
      syllables++;
      finals[final] = (finals[final] ?? 0) + 1;
      const vowel = Math.floor(place / 28) % 21;
      vowels[vowel] = (vowels[vowel] ?? 0) + 1;
      const initial = Math.floor(place / 588);
      initials[initial] = (initials[initial] ?? 0) + 1;
      own = final === 0 ? 1 : final === 4 || final === 8 ? 2 : 3;
    } else if (c === 0x20) own = 0;
    else if (c === 0x2c) own = 4;
    else if (c === 0x2e || c === 0x21 || c === 0x3f) own = 5;
    else if ((c >= 0x41 && c <= 0x5a) || (c >= 0x61 && c <= 0x7a) || (c >= 0x30 && c <= 0x39)) own = 6;
    else own = 7;
    if (i > 0) {
      const pair = before * CLASSES + own;
      pairs[pair] = (pairs[pair] ?? 0) + 1;
    }
    before = own;
  }
  return { finals, vowels, initials, pairs, syllables };
}

/** Entropy in bits of the last class given the preceding ones, from counts with the last class varying fastest. */
function conditionalEntropy(counts: Float64Array): number {
  let total = 0;
  let sum = 0;
  for (let from = 0; from < counts.length; from += CLASSES) {
    let row = 0;
    for (let k = 0; k < CLASSES; k++) row += counts[from + k] ?? 0;
    if (row === 0) continue;
    for (let k = 0; k < CLASSES; k++) {
      const count = counts[from + k] ?? 0;
      if (count > 0) sum -= count * Math.log2(count / row);
    }
    total += row;
  }
  return share(sum, total);
}
