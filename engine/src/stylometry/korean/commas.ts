import { type Family, measured } from "../feature.ts";
import { mean, share, variation } from "../statistics.ts";
import type { TextView } from "../text-view.ts";
import { connectiveClass, particleClass, TOPIC } from "./word-endings.ts";

/**
 * Commas and what stands around them. In pupils' essays 21 to 26% of sentences have one, in model essays of 2024 61%; right
 * after a connective ending 4 to 8% and 20 to 35% (KatFish, ACL 2025, and counts of our own). Human abstracts reach 47%,
 * edited prose by professionals is near the models of 2026, and a writer can delete them all: never judge by commas alone.
 */
const group = "punctuation" as const;
const o = { group, reads: "p" } as const;

export const COMMAS: Family = {
  features: [
    measured("comma-sentences", "쉼표가 든 문장", o),
    measured("comma-rate", "쉼표", { ...o, unit: "per-1000-words" }),
    measured("comma-after-connective", "잇는 끝맺음 뒤의 쉼표", { ...o, unit: "per-1000-words" }),
    measured("connective-with-comma", "잇는 끝맺음에 쉼표를 찍은 비율", { ...o, scale: "high" }),
    measured("comma-is-connective", "쉼표 가운데 잇는 끝맺음 뒤의 것", o),
    measured("comma-after-opening", "첫 낱말 뒤의 쉼표", o),
    measured("comma-after-topic", "'-은/는' 뒤의 쉼표", { ...o, unit: "per-1000-words" }),
    measured("comma-in-lists", "낱말을 늘어놓은 쉼표", { ...o, unit: "per-1000-words" }),
    measured("comma-sentences-two", "쉼표가 둘 이상인 문장", o),
    measured("comma-sentences-three", "쉼표가 셋 이상인 문장", o),
    measured("comma-position", "쉼표가 놓인 자리", { ...o, scale: "high" }),
    measured("first-comma-distance", "첫 쉼표까지의 낱말", { ...o, unit: "number" }),
    measured("segment-length", "쉼표 사이의 낱말", { ...o, unit: "number" }),
    measured("segment-variation", "쉼표 사이 길이의 변화", { ...o, scale: "large", unit: "number" }),
    measured("comma-neighbours", "쉼표 수가 같은 이웃 문장", o),
    measured("comma-long-sentences", "긴 문장에 쉼표가 든 비율", { ...o, scale: "high" }),
  ],
  measure: measureCommas,
};

/** A sentence of at least this many words is long enough to want a comma. */
const LONG = 15;

function measureCommas(view: TextView, out: Float64Array, at: number): void {
  let commas = 0;
  let connectives = 0;
  let afterConnective = 0;
  let afterTopic = 0;
  let lists = 0;
  let withComma = 0;
  let opening = 0;
  let two = 0;
  let three = 0;
  let neighbours = 0;
  let long = 0;
  let longWith = 0;
  let before = -1;
  const positions: number[] = [];
  const firsts: number[] = [];
  const segments: number[] = [];
  for (const sentence of view.sentences) {
    const words = sentence.lastWord - sentence.firstWord;
    let inside = 0;
    let from = sentence.firstWord;
    for (let k = sentence.firstWord; k < sentence.lastWord; k++) {
      const connective = connectiveClass(view, k) >= 0;
      if (connective) connectives++;
      if (view.comma[k] !== 1) continue;
      inside++;
      if (connective) afterConnective++;
      else if (particleClass(view, k) === TOPIC) afterTopic++;
      else if (particleClass(view, k) === 0 && k > sentence.firstWord) lists++;
      if (k === sentence.firstWord) opening++;
      if (words > 1) positions.push((k - sentence.firstWord + 1) / words);
      segments.push(k + 1 - from);
      from = k + 1;
      if (inside === 1) firsts.push(k + 1 - sentence.firstWord);
    }
    if (from < sentence.lastWord) segments.push(sentence.lastWord - from);
    commas += inside;
    if (inside > 0) withComma++;
    if (inside > 1) two++;
    if (inside > 2) three++;
    if (words >= LONG) {
      long++;
      if (inside > 0) longWith++;
    }
    if (inside === before) neighbours++;
    before = inside;
  }
  const sentences = view.sentences.length;
  out[at] = share(withComma, sentences);
  out[at + 1] = 1000 * share(commas, view.wordCount);
  out[at + 2] = 1000 * share(afterConnective, view.wordCount);
  out[at + 3] = share(afterConnective, connectives);
  out[at + 4] = share(afterConnective, commas);
  out[at + 5] = share(opening, sentences);
  out[at + 6] = 1000 * share(afterTopic, view.wordCount);
  out[at + 7] = 1000 * share(lists, view.wordCount);
  out[at + 8] = share(two, sentences);
  out[at + 9] = share(three, sentences);
  out[at + 10] = mean(positions);
  out[at + 11] = mean(firsts);
  out[at + 12] = mean(segments);
  out[at + 13] = variation(segments);
  out[at + 14] = share(neighbours, sentences - 1);
  out[at + 15] = share(longWith, long);
}
