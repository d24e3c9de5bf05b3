import type { PreparedText } from "../text/prepared-text.ts";
import type { SentenceSurprisal } from "./language-model/language-model-member.ts";
import { type MemberClock, memberClock } from "./member-clock.ts";
import {
  type MemberModels,
  type OutputsByMember,
  readMembers,
  type SummariesByMember,
  summariseMembers,
} from "./members.ts";
import { findPassages } from "./passages.ts";
import type { Window } from "./windows.ts";

/** The members' outputs for one sentence of the prose. */
export interface SentenceOutputs extends SentenceSurprisal {
  /** Index in `PreparedText.sentences`. */
  readonly index: number;
  /** Position in `MemberOutputs.windows`. */
  readonly window: number;
  /** Characters of prose. */
  readonly length: number;
  /** Sum and square of each linear n-gram model's evidence (`WeighedRange`), one after another. */
  readonly ngrams: Float64Array;
  /** Logit of each class of text that the n-gram models separate. */
  readonly kinds: Float64Array;
  /** Stylometric counts (`sentenceFeaturesOf`). */
  readonly style: Float64Array;
}

/** The members' outputs for a text and its sentences. */
export interface MemberOutputs extends OutputsByMember {
  /** Characters of prose. */
  readonly length: number;
  readonly windows: readonly Window[];
  readonly sentences: readonly SentenceOutputs[];
}

/** The part that later stages use. Training stores this for each text. */
export interface ScoredText extends SummariesByMember, Pick<MemberOutputs, "length" | "sentences"> {}

/** Runs every member on the prose, as a whole and sentence by sentence. */
export function scoreMembers(
  prepared: PreparedText,
  models: MemberModels,
  clock: MemberClock = memberClock(undefined),
): MemberOutputs {
  const passages = findPassages(prepared);
  const outputs = readMembers(prepared, models, passages, clock.run);
  return {
    ...outputs,
    length: prepared.prose.length,
    windows: passages.windows,
    sentences: passages.sentences.map(({ index, window, start, end }, at): SentenceOutputs => {
      const { surprisal, ratio } = outputs["language-model"].sentences[at] as SentenceSurprisal;
      return {
        surprisal,
        ratio,
        index,
        window,
        length: end - start,
        ngrams: outputs.ngrams.sentences[at] as Float64Array,
        kinds: outputs.ngrams.sentenceKinds[at] as Float64Array,
        style: outputs.stylometry.sentences[at] as Float64Array,
      };
    }),
  };
}

/** The part that training stores. */
export function scoredText(outputs: MemberOutputs): ScoredText {
  return { ...summariseMembers(outputs), length: outputs.length, sentences: outputs.sentences };
}
