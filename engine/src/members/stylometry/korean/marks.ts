import { type Family, type FeatureValues, measured } from "../feature.ts";
import { share } from "../statistics.ts";
import type { TokenizedText } from "../tokenized-text.ts";
import { LATIN_WORD, MIXED_WORD, NUMBER_WORD } from "../tokenized-text.ts";

/**
 * Punctuation other than commas, digits and foreign letters. Model texts use brackets and colons, few ellipses and
 * tildes. Quotes and brackets depend on editing, digits and Latin letters on the subject: weak signs.
 */
const rate = { group: "punctuation", readsPunctuation: true } as const;
const plain = { group: "other" } as const;

export const MARKS: Family = {
  id: "marks",
  features: [
    measured("question-marks", "물음표", rate),
    measured("exclamation-marks", "느낌표", rate),
    measured("ellipses", "말줄임표", rate),
    measured("tildes", "물결표", rate),
    measured("brackets", "괄호", rate),
    measured("latin-glosses", "괄호 안의 영어", rate),
    measured("double-quotes", "큰따옴표", rate),
    measured("single-quotes", "작은따옴표", rate),
    measured("colons", "쌍점", rate),
    measured("semicolons", "쌍반점", rate),
    measured("dashes", "줄표", rate),
    measured("hyphens", "붙임표", rate),
    measured("slashes", "빗금", rate),
    measured("interpuncts", "가운뎃점", rate),
    measured("other-signs", "그 밖의 기호", { ...rate, shown: false }),
    measured("numbers", "숫자가 든 단어", plain),
    measured("round-numbers", "단위가 붙은 숫자", plain),
    measured("latin-words", "영어 단어", plain),
    measured("hanja", "한자", plain),
    measured("full-stops-in-words", "단어 안의 마침표", { ...rate, shown: false }),
    measured("mark-variety", "부호의 종류", { group: "punctuation", readsPunctuation: true }),
  ],
  measure: measureMarks,
};

/** The features that are plain counts, and the marks of those that count one mark. */
const SIGNS = {
  "question-marks": "?",
  "exclamation-marks": "!",
  ellipses: "…",
  tildes: "~～",
  brackets: "(（",
  "latin-glosses": "",
  "double-quotes": '"“”',
  "single-quotes": "'‘’",
  colons: ":",
  semicolons: ";",
  dashes: "—–",
  hyphens: "-",
  slashes: "/",
  interpuncts: "·ㆍ‧•⦁",
  "other-signs": "",
  numbers: "",
  "round-numbers": "",
  "latin-words": "",
  hanja: "",
  "full-stops-in-words": "",
} as const;
type Counted = keyof typeof SIGNS;
const COUNTED = Object.keys(SIGNS) as Counted[];
const KINDS = new Map<number, number>();
for (const [kind, id] of COUNTED.entries()) for (const sign of SIGNS[id]) KINDS.set(sign.charCodeAt(0), kind);

const kindOf = (id: Counted) => COUNTED.indexOf(id);
const ELLIPSES = kindOf("ellipses");
const LATIN_GLOSSES = kindOf("latin-glosses");
const OTHER_SIGNS = kindOf("other-signs");
const NUMBERS = kindOf("numbers");
const ROUND_NUMBERS = kindOf("round-numbers");
const LATIN_WORDS = kindOf("latin-words");
const HANJA = kindOf("hanja");
const FULL_STOPS_IN_WORDS = kindOf("full-stops-in-words");

function measureMarks(view: TokenizedText): FeatureValues {
  const { prose, wordCount } = view;
  const counts = new Float64Array(COUNTED.length);
  const add = (kind: number) => {
    counts[kind] = (counts[kind] ?? 0) + 1;
  };
  for (let i = 0; i < prose.length; i++) {
    const c = prose.charCodeAt(i);
    if (c === 0x20 || (c >= 0xac00 && c <= 0xd7a3) || (c >= 0x61 && c <= 0x7a)) continue;
    if (c === 0x2e) {
      if (prose.charCodeAt(i + 1) === 0x2e) {
        if (prose.charCodeAt(i - 1) !== 0x2e) add(ELLIPSES);
      } else if (i > 0 && i + 1 < prose.length && prose.charCodeAt(i + 1) !== 0x20 && prose.charCodeAt(i - 1) > 0x7f)
        add(FULL_STOPS_IN_WORDS);
      continue;
    }
    if (c === 0x28 && isLatin(prose.charCodeAt(i + 1))) add(LATIN_GLOSSES);
    const kind = KINDS.get(c);
    if (kind !== undefined) add(kind);
    else if (c >= 0x4e00 && c <= 0x9fff) add(HANJA);
    else if (c !== 0x2c && c !== 0x29 && !isLatin(c) && !(c >= 0x30 && c <= 0x39)) add(OTHER_SIGNS);
  }
  for (let k = 0; k < wordCount; k++) {
    const kind = view.kinds[k];
    if (kind === NUMBER_WORD) add(NUMBERS);
    else if (kind === LATIN_WORD) add(LATIN_WORDS);
    else if (kind === MIXED_WORD) {
      const digit = /\d/.test(view.cores[k] ?? "");
      if (digit) add(ROUND_NUMBERS);
      add(digit ? NUMBERS : LATIN_WORDS);
    }
  }
  const rates = COUNTED.map((id, kind) => [id, 1000 * share(counts[kind] ?? 0, wordCount)]);
  return { ...Object.fromEntries(rates), "mark-variety": markVariety(prose) };
}

/** Characters per window when counting kinds of marks. */
const WINDOW = 400;

/** Mean number of kinds of marks per window of the text, without commas and full stops. */
function markVariety(prose: string): number {
  let sum = 0;
  let windows = 0;
  for (let from = 0; from < prose.length; from += WINDOW) {
    const to = Math.min(prose.length, from + WINDOW);
    if (windows > 0 && to - from < WINDOW / 2) break;
    let seen = 0;
    for (let i = from; i < to; i++) {
      const kind = KINDS.get(prose.charCodeAt(i));
      if (kind !== undefined) seen |= 1 << kind;
    }
    for (; seen > 0; seen &= seen - 1) sum++;
    windows++;
  }
  return share(sum, windows);
}

function isLatin(c: number): boolean {
  return (c >= 0x41 && c <= 0x5a) || (c >= 0x61 && c <= 0x7a);
}
