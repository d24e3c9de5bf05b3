import { plain, record, table, type ValueOf } from "../../model-file/codec.ts";
import type { PreparedText } from "../../text/prepared-text.ts";
import type { CalibratedFacts, Member } from "../member.ts";
import { firstSymbolAt } from "../ngrams/views.ts";
import type { Passages } from "../passages.ts";
import { measureSurprisal, SURPRISAL_INPUTS, type SurprisalMeasures, surprisalSums } from "./measure-surprisal.ts";
import { type LanguageModelHeader, LanguageModels, type Surprisals } from "./surprisal.ts";

export interface LanguageModelSummary {
  readonly measures: SurprisalMeasures;
}

export interface LanguageModelOutputs extends LanguageModelSummary {
  readonly surprisals: Surprisals;
  readonly sentences: readonly SentenceSurprisal[];
}

/** Of one sentence, in bits. */
export interface SentenceSurprisal {
  /** Surprisal under the human language model. */
  readonly surprisal: number;
  /** How much better the AI language model predicts it. */
  readonly ratio: number;
}

type Facts = CalibratedFacts<LanguageModelSummary>;

const STORED = record({
  header: plain<LanguageModelHeader>(),
  table: record({
    bits: plain<number>(),
    fingerprints: table<Uint8Array>(Uint8Array),
    human: table<Uint8Array>(Uint8Array),
    ai: table<Uint8Array>(Uint8Array),
  }),
});

export const LANGUAGE_MODEL: Member<
  "language-model",
  ValueOf<typeof STORED>,
  LanguageModels,
  LanguageModelOutputs,
  LanguageModelSummary,
  unknown
> = {
  id: "language-model",
  stored: STORED,
  prepare: ({ header, table: counts }) => new LanguageModels(header, counts),
  read: readSurprisal,
  summarise: ({ measures }) => ({ measures }),
  inputs: () => [
    ...SURPRISAL_INPUTS.map(([name, read]) => [name, ({ summary }: Facts) => read(summary.measures)] as const),
    [
      "language-model.log-likelihood-ratio × length",
      ({ summary, length }) => summary.measures.logLikelihoodRatio * length,
    ],
    ["length", ({ length }) => length],
  ],
};

function readSurprisal(prepared: PreparedText, models: LanguageModels, passages: Passages): LanguageModelOutputs {
  const surprisals = models.surprisals(prepared.prose);
  const sums = surprisalSums(surprisals);
  const ranges = passages.sentences.map(({ start, end }) => ({
    first: firstSymbolAt(surprisals.view, start),
    last: firstSymbolAt(surprisals.view, end),
  }));
  return {
    surprisals,
    measures: measureSurprisal(surprisals, sums, ranges),
    sentences: ranges.map(({ first, last }) => {
      const human = sums.human[last] - sums.human[first];
      const ai = sums.ai[last] - sums.ai[first];
      return { surprisal: human, ratio: human - ai };
    }),
  };
}
