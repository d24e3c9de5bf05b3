import { type Family, measured } from "../feature.ts";
import { share } from "../statistics.ts";
import type { TextView } from "../text-view.ts";

/**
 * The build of syllables and the order of kinds of characters. Endings, particles and borrowed words leave their trace in
 * final consonants and vowels: past tense in ㅆ, formal ends in ㅂ, Sino-Korean nouns in ㅇ and ㄱ. No sign that a reader
 * would see; it is weighed with the others, never shown alone.
 */
const rate = { unit: "share", shown: false } as const;

export const CHARACTERS: Family = {
  features: [
    measured("final-consonants", "받침이 있는 글자", rate),
    measured("final-n", "ㄴ 받침", rate),
    measured("final-l", "ㄹ 받침", rate),
    measured("final-m", "ㅁ 받침", rate),
    measured("final-b", "ㅂ 받침", { ...rate, reads: "r" }),
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
    measured("class-pair-entropy", "글자 갈래의 두 이음", { unit: "bits", scale: "varied", reads: "ps", shown: false }),
  ],
  measure: measureCharacters,
};

const CLASSES = 8;

function measureCharacters(view: TextView, out: Float64Array, at: number): void {
  const { prose } = view;
  const finals = new Float64Array(28);
  const vowels = new Float64Array(21);
  const initials = new Float64Array(19);
  const pairs = new Float64Array(CLASSES * CLASSES);
  let syllables = 0;
  let one = 0;
  for (let i = 0; i < prose.length; i++) {
    const c = prose.charCodeAt(i);
    let kind: number;
    if (c >= 0xac00 && c <= 0xd7a3) {
      const place = c - 0xac00;
      const final = place % 28;
      syllables++;
      finals[final] = (finals[final] ?? 0) + 1;
      const vowel = Math.floor(place / 28) % 21;
      vowels[vowel] = (vowels[vowel] ?? 0) + 1;
      const initial = Math.floor(place / 588);
      initials[initial] = (initials[initial] ?? 0) + 1;
      kind = final === 0 ? 1 : final === 4 || final === 8 ? 2 : 3;
    } else if (c === 0x20) kind = 0;
    else if (c === 0x2c) kind = 4;
    else if (c === 0x2e || c === 0x21 || c === 0x3f) kind = 5;
    else if ((c >= 0x41 && c <= 0x5a) || (c >= 0x61 && c <= 0x7a) || (c >= 0x30 && c <= 0x39)) kind = 6;
    else kind = 7;
    if (i > 0) {
      const pair = one * CLASSES + kind;
      pairs[pair] = (pairs[pair] ?? 0) + 1;
    }
    one = kind;
  }
  const of = (counts: Float64Array, places: readonly number[]) => {
    let sum = 0;
    for (const place of places) sum += counts[place] ?? 0;
    return share(sum, syllables);
  };
  const values = [
    syllables === 0 ? 0 : 1 - of(finals, [0]),
    of(finals, [4]),
    of(finals, [8]),
    of(finals, [16]),
    of(finals, [17]),
    of(finals, [20]),
    of(finals, [21]),
    of(finals, [1]),
    of(finals, [3, 5, 6, 9, 10, 11, 12, 13, 14, 15, 18, 27]),
    of(vowels, [0, 2, 8, 12]),
    of(vowels, [18]),
    of(vowels, [20]),
    of(vowels, [4]),
    of(vowels, [9, 10, 14, 15, 19]),
    of(initials, [1, 4, 8, 10, 13]),
    of(initials, [14, 15, 16, 17]),
    of(initials, [11]),
    of(initials, [18]),
    of(initials, [9]),
    of(initials, [0]),
    conditionalEntropy(pairs),
  ];
  out.set(values, at);
}

/** Entropy in bits of the last class given those before it, from counts laid out with the last class fastest. */
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
