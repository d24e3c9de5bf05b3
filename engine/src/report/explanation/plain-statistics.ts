import { rounded } from "../../learners/numbers.ts";
import { styleLanguage } from "../../members/stylometry/measure-stylometry.ts";
import { movingDistinct, numberItems, share } from "../../members/stylometry/statistics.ts";
import { type TokenizedText, tokenizeText } from "../../members/stylometry/tokenized-text.ts";
import { isHangulSyllable } from "../../text/character-kinds.ts";
import type { PreparedText } from "../../text/prepared-text.ts";
import { findAiPhrases } from "./ai-phrases.ts";
import { countTransitions } from "./transition-words.ts";

/** The model-free measures of a text; formulas and worked examples in docs/metrics.md. */
export interface PlainStatistics {
  /** Share (0 to 1) of distinct words, mean over windows of 50 words. */
  readonly lexicalDiversity: number;
  readonly totalWords: number;
  readonly totalSentences: number;
  /** Words per sentence. */
  readonly avgSentenceLength: number;
  /** Transition words in percent of all words. */
  readonly transitionWordDensity: number;
  /** Share (0 to 1) of distinct first words, mean over windows of 10 sentences. */
  readonly sentenceStartVariety: number;
  /** Bits; entropy of the sentence lengths in words. Reaches at most log2 of the number of sentences. */
  readonly sentenceLengthEntropy: number;
  /** False under 8 sentences, where the entropy cannot reach 3. */
  readonly entropyFlagApplies: boolean;
  /** Characters per word, without surrounding punctuation. */
  readonly avgWordLength: number;
  /** Share (0 to 1) of words whose stem occurs more than once within 100 words. */
  readonly wordRepetitionRate: number;
  readonly aiPhrases: readonly string[];
}

const DIVERSITY_WINDOW = 50;
const REPETITION_WINDOW = 100;
const START_WINDOW = 10;
/** log2(8) = 3: with fewer sentences the entropy is always below the threshold of its flag. */
const LEAST_SENTENCES_FOR_ENTROPY = 8;

/** Measures a prepared text; only prose counts. All 0 for a text without words. Linear. */
export function measurePlainStatistics(prepared: PreparedText): PlainStatistics {
  const view = tokenizeText(prepared);
  const language = styleLanguage(prepared);
  const words = view.cores.filter((core) => core !== "").map(lowerCase);
  const starts = view.sentences.map((sentence) => lowerCase(view.cores[sentence.firstWord] ?? ""));
  let letters = 0;
  for (const word of words) letters += word.length;
  const sentences = view.sentences.length;
  return {
    lexicalDiversity: rounded(movingDistinct(numberItems(words), DIVERSITY_WINDOW)),
    totalWords: view.wordCount,
    totalSentences: sentences,
    avgSentenceLength: rounded(share(view.wordCount, sentences)),
    transitionWordDensity: rounded(100 * share(countTransitions(view, language), view.wordCount)),
    sentenceStartVariety: rounded(movingDistinct(numberItems(starts), START_WINDOW)),
    sentenceLengthEntropy: rounded(lengthEntropy(view)),
    entropyFlagApplies: sentences >= LEAST_SENTENCES_FOR_ENTROPY,
    avgWordLength: rounded(share(letters, words.length)),
    wordRepetitionRate: rounded(repetition(language === "ko" ? words.map((word) => word.slice(0, 2)) : words)),
    aiPhrases: findAiPhrases(prepared, language),
  };
}

/** `toLowerCase`, which takes long for Korean although nothing changes. */
function lowerCase(word: string): string {
  for (let at = 0; at < word.length; at++) if (!isHangulSyllable(word.charCodeAt(at))) return word.toLowerCase();
  return word;
}

function lengthEntropy(view: TokenizedText): number {
  const counts = new Map<number, number>();
  for (const { firstWord, lastWord } of view.sentences) {
    counts.set(lastWord - firstWord, (counts.get(lastWord - firstWord) ?? 0) + 1);
  }
  let bits = 0;
  for (const count of counts.values()) {
    const part = count / view.sentences.length;
    bits -= part * Math.log2(part);
  }
  return bits;
}

/** Mean over consecutive windows; a last window under half the size is ignored if there is another. */
function repetition(stems: readonly string[]): number {
  let sum = 0;
  let windows = 0;
  for (let from = 0; from < stems.length; from += REPETITION_WINDOW) {
    const window = stems.slice(from, from + REPETITION_WINDOW);
    if (windows > 0 && window.length < REPETITION_WINDOW / 2) break;
    const counts = new Map<string, number>();
    for (const stem of window) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    let repeated = 0;
    for (const count of counts.values()) if (count > 1) repeated += count;
    sum += repeated / window.length;
    windows++;
  }
  return share(sum, windows);
}
