import { type Family, type FeatureValues, measured } from "../feature.ts";
import { movingDistinct, numberItems, share, windowEntropy } from "../statistics.ts";
import type { TokenizedText } from "../tokenized-text.ts";

/** Variety of words and of sentence openings, over fixed windows. Human reference texts repeat as much as models do. */
export const ENGLISH_VARIETY: Family = {
  id: "english-variety",
  features: [
    measured("en-distinct-words", "단어의 종류"),
    measured("en-distinct-words-near", "가까이 쓴 단어의 종류"),
    measured("en-distinct-openings", "문장 첫 단어의 종류"),
    measured("en-same-opening-neighbours", "앞 문장과 같은 첫 단어"),
    measured("en-repeated-pairs", "반복한 두 단어"),
    measured("en-shared-with-previous", "앞 문장과 겹치는 단어"),
    measured("en-suffix-entropy", "단어 끝의 흩어짐", { shown: false }),
  ],
  measure: measureVariety,
};

/** Words within which repetition counts, so that length does not matter. */
const WINDOW = 50;

function measureVariety(view: TokenizedText): FeatureValues {
  const words: string[] = [];
  const openings: string[] = [];
  const suffixes: string[] = [];
  const pairs = new Map<string, number>();
  let same = 0;
  let repeated = 0;
  let overlap = 0;
  let compared = 0;
  let before = new Set<string>();
  for (const sentence of view.sentences) {
    const opening = view.cores[sentence.firstWord] ?? "";
    if (opening !== "" && opening === openings.at(-1)) same++;
    openings.push(opening);
    const here = new Set<string>();
    for (let k = sentence.firstWord; k < sentence.lastWord; k++) {
      const core = view.cores[k] ?? "";
      if (core === "") continue;
      words.push(core);
      suffixes.push(core.slice(-2));
      if (k > sentence.firstWord) {
        const pair = `${view.cores[k - 1]} ${core}`;
        const place = pairs.get(pair);
        if (place !== undefined && k - place <= WINDOW) repeated++;
        pairs.set(pair, k);
      }
      if (core.length >= 5) here.add(core.slice(0, 5));
    }
    if (before.size > 0 && here.size > 0) {
      let both = 0;
      for (const stem of here) if (before.has(stem)) both++;
      overlap += both / Math.min(here.size, before.size);
      compared++;
    }
    before = here;
  }
  return {
    "en-distinct-words": movingDistinct(numberItems(words), WINDOW),
    "en-distinct-words-near": movingDistinct(numberItems(words), 30),
    "en-distinct-openings": movingDistinct(numberItems(openings), 4),
    "en-same-opening-neighbours": share(same, view.sentences.length - 1),
    "en-repeated-pairs": 1000 * share(repeated, words.length),
    "en-shared-with-previous": share(overlap, compared),
    "en-suffix-entropy": windowEntropy(numberItems(suffixes), WINDOW),
  };
}
