import { type Family, type FeatureValues, measured } from "../feature.ts";
import { share, variation } from "../statistics.ts";
import type { SentenceTokens, TokenizedText } from "../tokenized-text.ts";

/** Where commas stand: before which words, around insertions, in lists of three, before a closing participle. */
const o = { group: "punctuation", readsPunctuation: true } as const;

export const ENGLISH_COMMAS: Family = {
  id: "english-commas",
  features: [
    measured("en-comma-which", "which, who 앞의 쉼표", o),
    measured("en-bare-which", "쉼표 없는 which, who", o),
    measured("en-comma-and", "and 앞의 쉼표의 몫", o),
    measured("en-comma-but", "but 앞의 쉼표의 몫", o),
    measured("en-comma-because", "because, while 앞의 쉼표", o),
    measured("en-comma-pronoun", "쉼표로 이은 두 문장", o),
    measured("en-comma-closing-ing", "쉼표와 -ing로 닫는 문장", o),
    measured("en-comma-pair", "쉼표 둘 사이의 짧은 말", o),
    measured("en-triads", "셋을 늘어놓은 곳", o),
    measured("en-serial-share", "늘어놓은 끝의 쉼표의 몫", o),
    measured("en-long-lists", "넷 이상을 늘어놓은 곳", o),
    measured("en-comma-last", "마지막 쉼표 뒤의 단어", o),
    measured("en-comma-variation", "문장마다 쉼표 수의 변화", o),
    measured("en-many-commas", "쉼표가 셋 이상인 문장", o),
    measured("en-comma-such-as", "such as, including 앞의 쉼표", o),
    measured("en-comma-quote", "따옴표 앞뒤의 쉼표", o),
  ],
  measure: measureCommas,
};

const RELATIVES = new Set(["which", "who", "whose", "where", "whom"]);
const REASONS = new Set(["because", "while", "as", "since", "although", "though", "whereas"]);
const SUBJECTS = new Set(["i", "he", "she", "it", "we", "they", "you", "this", "that", "there", "it's", "i'm"]);

function measureCommas(view: TokenizedText): FeatureValues {
  const sum = new CommaCounts();
  const perSentence: number[] = [];
  for (const sentence of view.sentences) perSentence.push(countSentence(view, sentence, sum));
  const sentences = view.sentences.length;
  const per = (count: number) => (1000 * count) / Math.max(1, view.wordCount);
  return {
    "en-comma-which": per(sum.which),
    "en-bare-which": per(sum.bareWhich),
    "en-comma-and": share(sum.and, sum.and + sum.bareAnd),
    "en-comma-but": share(sum.but, sum.but + sum.bareBut),
    "en-comma-because": per(sum.because),
    "en-comma-pronoun": per(sum.pronoun),
    "en-comma-closing-ing": share(sum.closing, sentences),
    "en-comma-pair": per(sum.pair),
    "en-triads": per(sum.triads),
    "en-serial-share": share(sum.serial, sum.serial + sum.notSerial),
    "en-long-lists": per(sum.long),
    "en-comma-last": share(sum.tail, sum.withComma),
    "en-comma-variation": variation(perSentence),
    "en-many-commas": share(perSentence.filter((commas) => commas >= 3).length, sentences),
    "en-comma-such-as": per(sum.suchAs),
    "en-comma-quote": per(sum.quote),
  };
}

class CommaCounts {
  which = 0;
  bareWhich = 0;
  and = 0;
  bareAnd = 0;
  but = 0;
  bareBut = 0;
  because = 0;
  pronoun = 0;
  closing = 0;
  pair = 0;
  triads = 0;
  serial = 0;
  notSerial = 0;
  long = 0;
  tail = 0;
  withComma = 0;
  suchAs = 0;
  quote = 0;
}

/** Adds the counts of a sentence and returns the number of its commas. */
function countSentence(view: TokenizedText, { firstWord, lastWord }: SentenceTokens, sum: CommaCounts): number {
  let commas = 0;
  let last = -1;
  // Neighbouring commas with at most four words between them, so far.
  let run = 0;
  for (let k = firstWord; k < lastWord; k++) {
    const next = view.cores[k + 1] ?? "";
    const inside = k + 1 < lastWord;
    if (view.comma[k] !== 1) {
      if (!inside) continue;
      if (RELATIVES.has(next)) sum.bareWhich++;
      if (next === "but") sum.bareBut++;
      if (next === "and") {
        sum.bareAnd++;
        if (run >= 1 && last >= 0 && k - last <= 3) {
          sum.notSerial++;
          sum.triads++;
        }
      }
      continue;
    }
    commas++;
    if ((view.trails[k] ?? "").includes('"')) sum.quote++;
    if (last >= 0 && k - last <= 4) {
      sum.pair++;
      run++;
    } else run = 1;
    last = k;
    if (!inside) continue;
    if (RELATIVES.has(next)) sum.which++;
    if (REASONS.has(next)) sum.because++;
    if (SUBJECTS.has(next)) sum.pronoun++;
    if (next === "such" || next === "including" || next === "like") sum.suchAs++;
    if (next === "but") sum.but++;
    if (next === "and" || next === "or") {
      sum.and++;
      if (run >= 2) {
        sum.serial++;
        if (run === 2) sum.triads++;
        else sum.long++;
      }
    }
  }
  if (last >= 0) {
    sum.withComma++;
    sum.tail += lastWord - 1 - last;
    const after = view.cores[last + 1] ?? "";
    if (last + 1 < lastWord && after.length > 5 && after.endsWith("ing")) sum.closing++;
  }
  return commas;
}
