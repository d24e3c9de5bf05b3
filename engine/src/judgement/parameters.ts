import type { LanguageModelHeader } from "../language-model/surprisal.ts";
import type { LinearNgramsHeader } from "../ngrams/linear-ngrams.ts";
import type { DocumentType, Language, MemberId } from "../report.ts";
import type { Combiner } from "./combine-kinds.ts";
import type { IntervalParameters } from "./interval.ts";
import type { Logistic } from "./logistic.ts";
import type { ShareResiduals } from "./share.ts";
import type { TwoWriterParameters } from "./two-writers.ts";

/** What the header of the model file says of one language; the tables are named `<language>.<part>.<table>`. */
export interface LanguageParameters {
  readonly ngrams: readonly LinearNgramsHeader[];
  readonly languageModels: LanguageModelHeader;
  readonly languageModelBits: number;
  readonly stylometryBase: number;
  readonly sentenceBase: number;
  readonly sentenceShareBase: number;
  /** Combines the logits of all members' parts (`combinerInputs`). */
  readonly document: Combiner;
  readonly calibrationBases: Readonly<Record<"single" | "mixture" | "share", number>>;
  /** How a text is divided between two writers. */
  readonly twoWriters: TwoWriterParameters;
  /** Probability of two writers from which on the AI share is that of such texts (`expectedShare`). */
  readonly dividedFrom: number;
  readonly shareResiduals: ShareResiduals;
  /** `Network.sizes` of the stylometry member. */
  readonly networkSizes: readonly number[];
  /** `StyleNetwork.people`. */
  readonly networkPeople: number;
  /** What the views without marks and spaces say by themselves (`unmarkedInputs`). */
  readonly unmarked: Logistic;
  /** Each member alone, calibrated. */
  readonly members: Readonly<Record<MemberId, Logistic>>;
  /** Share of each member in the combined logit, summing to 1. */
  readonly shares: Readonly<Record<MemberId, number>>;
  /** The additive model of n-grams and language models that words are explained with: one weight a view, then the ratio's. */
  readonly words: Logistic;
  /** Turns a word's contribution into a probability: weight of contribution times number of words, and of the sentence. */
  readonly wordScale: Logistic;
  readonly interval: IntervalParameters;
  /** Mean surprisal under the human model above which a text is unlike anything the model was trained on. */
  readonly strangestSurprisal: number;
  /** Document types with human references of their own. */
  readonly referenceTypes: readonly DocumentType[];
}

export interface ModelParameters {
  readonly trainedOn: string;
  readonly languages: Readonly<Record<Language, LanguageParameters>>;
}
