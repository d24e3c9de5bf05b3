import { HIGH_RISK_WORD, LEAST_MOVE, MEDIUM_RISK_WORD } from "../../document/verdict-bands.ts";
import { type Logistic, logitOf, probabilityOf, scoreLogistic } from "../../learners/logistic.ts";
import { clamp, rounded } from "../../learners/numbers.ts";
import type { LinearNgrams } from "../../members/ngrams/linear-ngrams.ts";
import type { MemberOutputs } from "../../members/score-members.ts";
import type { PreparedText } from "../../text/prepared-text.ts";
import { isTransition } from "../explanation/transition-words.ts";
import type { SentenceJudgement } from "../judge-sentences.ts";
import { findTopicWords } from "./find-topic-words.ts";
import { type WordContributions, wordContributions } from "./word-contributions.ts";
import { type WordSource, wordPieces, wordSources } from "./word-sources.ts";

export interface WordEntry {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly sentence: number;
  readonly aiProbability: number;
  /** Additive contribution to the members' logit; contributions and bias add up to it. */
  readonly contribution: number;
  /** The surrounding words, as they occur in the text. */
  readonly context: string;
}

export interface HeatmapSegment {
  readonly text: string;
  readonly probability: number;
}

export interface WordLevel {
  readonly words: readonly WordEntry[];
  /** Covers the whole text: concatenated, the segments' texts equal the given text. */
  readonly heatmap: { readonly segments: readonly HeatmapSegment[] };
  readonly statistics: {
    readonly highRiskWords: number;
    readonly mediumRiskWords: number;
    readonly lowRiskWords: number;
    readonly averageProbability: number;
  };
  /** Contributions of all words plus this bias equal `logit` within 1e-6. */
  readonly bias: number;
  readonly logit: number;
}

/** The facts about the words besides their numbers. */
export interface WordFacts {
  /** The main source of each word's contribution. */
  readonly sources: readonly WordSource[];
  /** The letters of each word that contribute most (`wordPieces`); absent in reports of engine 1.3 and earlier. */
  readonly pieces?: readonly string[];
  /** Indexes of words that connect a passage with the preceding one. */
  readonly transitions: readonly number[];
  /** Indexes of names, numbers and nouns of the text's topic, which are never high; absent in reports of engine 1.3 and earlier. */
  readonly topics?: readonly number[];
}

/** Words of context shown on each side of a word. */
const CONTEXT = 3;

/** Log odds beyond this say no more of a word. */
const MOST_LOGIT = 4;

/** Inputs of the word scale: the word's contribution times the number of words, and its sentence's logit. */
export function wordInputs(contribution: number, words: number, sentenceProbability: number): [number, number] {
  const own = clamp(contribution * words, -60, 60);
  return [own, clamp(logitOf(sentenceProbability), -MOST_LOGIT, MOST_LOGIT)];
}

/** Highest probability of a word that is not high. */
const BELOW_HIGH = HIGH_RISK_WORD - 0.01;

/**
 * Probability of a word. Where its text or its sentence is rather human, the lower log odds are added, so that a word is high only
 * where it moves the judgement. A name or a noun of the topic counts as if it did not raise the score.
 */
export function wordProbability(
  scale: Logistic,
  word: { readonly contribution: number; readonly words: number; readonly isTopic: boolean },
  around: { readonly sentence: number; readonly text: number },
): number {
  const contribution = word.isTopic ? Math.min(0, word.contribution) : word.contribution;
  const inputs = wordInputs(contribution, word.words, around.sentence);
  const prior = clamp(logitOf(Math.min(around.sentence, around.text)), -MOST_LOGIT, 0);
  const probability = probabilityOf(scoreLogistic(scale, inputs) + prior);
  return contribution * word.words < LEAST_MOVE ? Math.min(probability, BELOW_HIGH) : probability;
}

/** Each word's probability with its inputs. */
export interface JudgedWords extends WordContributions {
  /** Rounded as in the report. */
  readonly probabilities: Float64Array;
  /** `findTopicWords`. */
  readonly topics: readonly boolean[];
}

export function judgeWords(
  prepared: PreparedText,
  outputs: MemberOutputs,
  ngrams: readonly LinearNgrams[],
  models: { readonly words: Logistic; readonly wordScale: Logistic },
  judged: { readonly sentences: readonly SentenceJudgement[]; readonly aiProbability: number },
): JudgedWords {
  const parts = wordContributions(prepared, outputs, ngrams, models.words);
  const topics = findTopicWords(prepared);
  const words = prepared.words.length;
  const probabilities = new Float64Array(words);
  prepared.words.forEach((word, at) => {
    const sentence = judged.sentences[word.sentence]?.aiProbability ?? 0.5;
    const own = { contribution: parts.contributions[at], words, isTopic: topics[at] === true };
    probabilities[at] = rounded(wordProbability(models.wordScale, own, { sentence, text: judged.aiProbability }));
  });
  return { ...parts, probabilities, topics };
}

export function wordLevelOf(
  prepared: PreparedText,
  judged: JudgedWords,
  sentences: readonly SentenceJudgement[],
): { readonly level: WordLevel; readonly facts: WordFacts } {
  const { contributions, probabilities, bias, logit } = judged;
  const words = prepared.words.map((word, at): WordEntry => {
    const aiProbability = probabilities[at];
    return {
      word: prepared.original.slice(word.start, word.end),
      start: word.start,
      end: word.end,
      sentence: word.sentence,
      aiProbability,
      contribution: contributions[at],
      context: contextOf(prepared, at),
    };
  });
  const high = words.filter((word) => word.aiProbability >= HIGH_RISK_WORD).length;
  const medium = words.filter((word) => word.aiProbability >= MEDIUM_RISK_WORD).length - high;
  const mean = words.reduce((sum, word) => sum + word.aiProbability, 0) / Math.max(1, words.length);
  const level: WordLevel = {
    words,
    heatmap: { segments: heatmapOf(prepared, words, sentences) },
    statistics: {
      highRiskWords: high,
      mediumRiskWords: medium,
      lowRiskWords: words.length - high - medium,
      averageProbability: rounded(mean),
    },
    bias,
    logit,
  };
  const characters = judged.characters();
  const facts = {
    sources: wordSources(prepared, characters),
    pieces: wordPieces(prepared, characters),
    transitions: transitionsIn(prepared, words),
    topics: judged.topics.flatMap((isTopic, at) => (isTopic ? [at] : [])),
  };
  return { level, facts };
}

const TRAILING_MARKS = /(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u;

function transitionsIn({ language }: PreparedText, words: readonly WordEntry[]): number[] {
  if (language !== "ko" && language !== "en") return [];
  return words.flatMap(({ word }, at) =>
    isTransition(word.replace(TRAILING_MARKS, "").toLowerCase(), language) ? [at] : [],
  );
}

function contextOf(prepared: PreparedText, at: number): string {
  const first = prepared.words[Math.max(0, at - CONTEXT)];
  const last = prepared.words[Math.min(prepared.words.length - 1, at + CONTEXT)];
  return first === undefined || last === undefined ? "" : prepared.original.slice(first.start, last.end);
}

/** Words in their places; text between words has only the colour of its sentence. */
function heatmapOf(
  prepared: PreparedText,
  words: readonly WordEntry[],
  sentences: readonly SentenceJudgement[],
): HeatmapSegment[] {
  const segments: HeatmapSegment[] = [];
  let at = 0;
  let sentence = 0;
  for (const word of words) {
    if (word.start > at) {
      const between = sentences[sentence]?.aiProbability ?? 0;
      segments.push({ text: prepared.original.slice(at, word.start), probability: between });
    }
    segments.push({
      text: prepared.original.slice(Math.max(at, word.start), word.end),
      probability: word.aiProbability,
    });
    at = Math.max(at, word.end);
    sentence = word.sentence;
  }
  if (at < prepared.original.length) {
    segments.push({ text: prepared.original.slice(at), probability: sentences[sentence]?.aiProbability ?? 0 });
  }
  return segments;
}
