import type { SentenceOutputs } from "@geulgyeol/engine/training";
import { PATTERNS } from "../corpus/variants.ts";
import type { ReadVariant } from "./fold-job.ts";

/** A text of mixed authorship joined from sentences that were read in their own texts. */
export interface JoinedReading {
  readonly fold: number;
  /** Row of its human text. */
  readonly row: number;
  readonly share: number;
  readonly weight: number;
  readonly length: number;
  readonly sentences: readonly SentenceOutputs[];
  readonly sentenceShares: Float64Array;
}

/** Characters of a joined text: the length of corpus texts, which fits one window of the engine. */
const SHORTEST = 300;
const LONGEST = 1800;
/** Texts with fewer sentences offer no choice. */
const LEAST_SENTENCES = 3;

/**
 * Joins runs of sentences of human and AI texts of one fold, `times` for each text, with AI shares drawn evenly from 0
 * to 1. A sentence's reading hardly depends on its text, so none is read again.
 */
export function joinReadings(read: readonly ReadVariant[], times: number, random: () => number): JoinedReading[] {
  const wholes = read.filter(({ kind, sentences }) => kind === "whole" && sentences.length >= LEAST_SENTENCES);
  const out: JoinedReading[] = [];
  for (const fold of new Set(wholes.map((variant) => variant.fold))) {
    const own = wholes.filter((variant) => variant.fold === fold);
    const sides = [own.filter(({ share }) => share === 0), own.filter(({ share }) => share === 1)] as const;
    if (sides[0].length === 0 || sides[1].length === 0) continue;
    const pick = (from: readonly ReadVariant[]) => from[Math.floor(random() * from.length)] as ReadVariant;
    for (const variant of own) {
      for (let time = 0; time < times; time++) {
        const human = variant.share === 0 ? variant : pick(sides[0]);
        const ai = variant.share === 1 ? variant : pick(sides[1]);
        out.push(joined(human, ai, random));
      }
    }
  }
  return out;
}

function joined(human: ReadVariant, ai: ReadVariant, random: () => number): JoinedReading {
  const pattern = PATTERNS[Math.floor(random() * PATTERNS.length)] as string;
  const total = SHORTEST + (LONGEST - SHORTEST) * random();
  const wantedShare = random();
  const blocks = [...pattern].filter((letter) => letter === "a").length;
  const sentences: SentenceOutputs[] = [];
  const shares: number[] = [];
  let aiLength = 0;
  let length = 0;
  for (const letter of pattern) {
    const isAi = letter === "a";
    const wanted = (total * (isAi ? wantedShare : 1 - wantedShare)) / (isAi ? blocks : pattern.length - blocks);
    for (const sentence of runOf((isAi ? ai : human).sentences, wanted, random)) {
      sentences.push({ ...sentence, index: sentences.length, window: 0 });
      shares.push(isAi ? 1 : 0);
      length += sentence.length + 1;
      if (isAi) aiLength += sentence.length + 1;
    }
  }
  return {
    fold: human.fold,
    row: human.row,
    share: aiLength / length,
    weight: Math.sqrt(human.weight * ai.weight),
    length,
    sentences,
    sentenceShares: Float64Array.from(shares),
  };
}

/** A run of about `wanted` characters from a random position; at least one sentence. */
function runOf(sentences: readonly SentenceOutputs[], wanted: number, random: () => number): SentenceOutputs[] {
  let rest = 0;
  let latest = sentences.length - 1;
  while (latest > 0 && rest + (sentences[latest] as SentenceOutputs).length < wanted) {
    rest += (sentences[latest] as SentenceOutputs).length;
    latest--;
  }
  const out: SentenceOutputs[] = [];
  let length = 0;
  for (let at = Math.floor(random() * (latest + 1)); at < sentences.length; at++) {
    const sentence = sentences[at] as SentenceOutputs;
    if (out.length > 0 && length + sentence.length / 2 > wanted) break;
    out.push(sentence);
    length += sentence.length;
  }
  return out;
}
