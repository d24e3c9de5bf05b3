import type { Rule } from "./editing/edit.ts";
import { activeVoice } from "./rules/active-voice.ts";
import { boundNounSpacing } from "./rules/bound-noun-spacing.ts";
import { bulletSentences } from "./rules/bullet-sentences.ts";
import { canBePossible } from "./rules/can-be-possible.ts";
import { connectiveClutter } from "./rules/connective-clutter.ts";
import { doublePassive } from "./rules/double-passive.ts";
import { dueTo } from "./rules/due-to.ts";
import { easyWords } from "./rules/easy-words.ts";
import { enumerationChain } from "./rules/enumeration-chain.ts";
import { formalWords } from "./rules/formal-words.ts";
import { genitiveChain } from "./rules/genitive-chain.ts";
import { haveAttribute } from "./rules/have-attribute.ts";
import { inTermsOf } from "./rules/in-terms-of.ts";
import { mergeSentences, uniformEndings } from "./rules/merge-sentences.ts";
import { needNoun } from "./rules/need-noun.ts";
import { oneOfTheMost } from "./rules/one-of-the-most.ts";
import { redundancy } from "./rules/redundancy.ts";
import { regarding } from "./rules/regarding.ts";
import { spelling } from "./rules/spelling.ts";
import { stackedParticles } from "./rules/stacked-particles.ts";
import { thereforeAgain } from "./rules/therefore-again.ts";
import { thingEnding } from "./rules/thing-ending.ts";
import { throughMeans } from "./rules/through-means.ts";
import { wordyPhrases } from "./rules/wordy-phrases.ts";

/** The tasks of the built-in editor, without the four speech levels. */
export type Task =
  | "natural"
  | "concise"
  | "formal"
  | "easy"
  | "spelling"
  | "fewer-connectives"
  | "no-lists"
  | "no-translationese"
  | "merge";

const TRANSLATIONESE: readonly Rule[] = [
  doublePassive,
  activeVoice,
  canBePossible,
  needNoun,
  haveAttribute,
  oneOfTheMost,
  inTermsOf,
  dueTo,
  regarding,
  throughMeans,
  stackedParticles,
];
const CONNECTIVES: readonly Rule[] = [connectiveClutter, thereforeAgain];
/** Only on request: a list is often easier to read. */
const LISTS: readonly Rule[] = [bulletSentences, enumerationChain];

/** The rules of a task as passes: a pass reads the output of the previous one. */
export const TASKS: Readonly<Record<Task, readonly (readonly Rule[])[]>> = {
  natural: [[...CONNECTIVES, ...TRANSLATIONESE, redundancy], [genitiveChain, thingEnding], [uniformEndings]],
  concise: [
    [...CONNECTIVES, redundancy, ...TRANSLATIONESE, wordyPhrases],
    [genitiveChain, thingEnding],
    [mergeSentences],
  ],
  formal: [[formalWords]],
  easy: [[easyWords]],
  spelling: [[spelling], [boundNounSpacing]],
  "fewer-connectives": [CONNECTIVES],
  "no-lists": [LISTS],
  "no-translationese": [TRANSLATIONESE, [genitiveChain]],
  merge: [[mergeSentences]],
};
