import { type Family, type FeatureValues, measured } from "../feature.ts";
import { mean, share, variation } from "../statistics.ts";
import type { SentenceTokens, TokenizedText } from "../tokenized-text.ts";
import { TOPIC, wordClasses } from "./word-endings.ts";

/**
 * Commas: in 21 to 26% of sentences of pupils' essays and 61% of model essays of 2024 (KatFish, ACL 2025). Not
 * sufficient alone: human abstracts reach 47%, and a writer can delete them all.
 */
const group = "punctuation" as const;
const o = { group, readsPunctuation: true } as const;

export const COMMAS: Family = {
  id: "commas",
  features: [
    measured("comma-sentences", "쉼표가 든 문장", o),
    measured("comma-rate", "쉼표", o),
    measured("comma-after-connective", "잇는 끝맺음 뒤의 쉼표", o),
    measured("connective-with-comma", "잇는 끝맺음에 쉼표를 찍은 비율", o),
    measured("comma-is-connective", "쉼표 가운데 잇는 끝맺음 뒤의 것", o),
    measured("comma-after-opening", "첫 단어 뒤의 쉼표", o),
    measured("comma-after-topic", "'-은/는' 뒤의 쉼표", o),
    measured("comma-in-lists", "단어를 늘어놓은 쉼표", o),
    measured("comma-sentences-two", "쉼표가 둘 이상인 문장", o),
    measured("comma-sentences-three", "쉼표가 셋 이상인 문장", o),
    measured("comma-position", "쉼표가 놓인 자리", o),
    measured("first-comma-distance", "첫 쉼표까지의 단어", o),
    measured("segment-length", "쉼표 사이의 단어", o),
    measured("segment-variation", "쉼표 사이 길이의 변화", o),
    measured("comma-neighbours", "쉼표 수가 같은 이웃 문장", o),
    measured("comma-long-sentences", "긴 문장에 쉼표가 든 비율", o),
  ],
  measure: measureCommas,
};

/** A sentence of at least this many words usually needs a comma. */
const LONG = 15;

function measureCommas(view: TokenizedText): FeatureValues {
  const found = countCommas(view);
  const sentences = view.sentences.length;
  return {
    "comma-sentences": share(found.withComma, sentences),
    "comma-rate": 1000 * share(found.commas, view.wordCount),
    "comma-after-connective": 1000 * share(found.afterConnective, view.wordCount),
    "connective-with-comma": share(found.afterConnective, found.connectives),
    "comma-is-connective": share(found.afterConnective, found.commas),
    "comma-after-opening": share(found.afterOpening, sentences),
    "comma-after-topic": 1000 * share(found.afterTopic, view.wordCount),
    "comma-in-lists": 1000 * share(found.lists, view.wordCount),
    "comma-sentences-two": share(found.withTwo, sentences),
    "comma-sentences-three": share(found.withThree, sentences),
    "comma-position": mean(found.positions),
    "first-comma-distance": mean(found.firsts),
    "segment-length": mean(found.segments),
    "segment-variation": variation(found.segments),
    "comma-neighbours": share(found.neighbours, sentences - 1),
    "comma-long-sentences": share(found.longWithComma, found.long),
  };
}

/** Counts over words and sentences; the position of each comma in its sentence, and the words between commas. */
class CommaCounts {
  commas = 0;
  connectives = 0;
  afterConnective = 0;
  afterTopic = 0;
  afterOpening = 0;
  lists = 0;
  withComma = 0;
  withTwo = 0;
  withThree = 0;
  neighbours = 0;
  long = 0;
  longWithComma = 0;
  readonly positions: number[] = [];
  readonly firsts: number[] = [];
  readonly segments: number[] = [];
}

function countCommas(view: TokenizedText): CommaCounts {
  const found = new CommaCounts();
  let before = -1;
  for (const sentence of view.sentences) {
    const commas = countInSentence(view, sentence, found);
    found.commas += commas;
    if (commas > 0) found.withComma++;
    if (commas > 1) found.withTwo++;
    if (commas > 2) found.withThree++;
    if (sentence.lastWord - sentence.firstWord >= LONG) {
      found.long++;
      if (commas > 0) found.longWithComma++;
    }
    if (commas === before) found.neighbours++;
    before = commas;
  }
  return found;
}

/** Counts the context of the commas of one sentence, and returns their number. */
function countInSentence(view: TokenizedText, { firstWord, lastWord }: SentenceTokens, found: CommaCounts): number {
  const { connectives, particles } = wordClasses(view);
  const words = lastWord - firstWord;
  let commas = 0;
  let from = firstWord;
  for (let k = firstWord; k < lastWord; k++) {
    const connective = (connectives[k] ?? -1) >= 0;
    if (connective) found.connectives++;
    if (view.comma[k] !== 1) continue;
    commas++;
    if (connective) found.afterConnective++;
    else if (particles[k] === TOPIC) found.afterTopic++;
    else if (particles[k] === 0 && k > firstWord) found.lists++;
    if (k === firstWord) found.afterOpening++;
    if (words > 1) found.positions.push((k - firstWord + 1) / words);
    found.segments.push(k + 1 - from);
    from = k + 1;
    if (commas === 1) found.firsts.push(k + 1 - firstWord);
  }
  if (from < lastWord) found.segments.push(lastWord - from);
  return commas;
}
