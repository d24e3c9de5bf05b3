import { STYLOMETRY_FLAGS } from "@geulgyeol/contract";
import type { Report } from "../report-types.ts";

export interface Flag {
  readonly text: string;
  readonly tone: "ai" | "mixed" | "human";
}

export interface StylometryFlags {
  readonly transitions: Flag | null;
  readonly starts: Flag | null;
  readonly entropy: Flag | null;
  readonly repetition: Flag | null;
}

/** Flags of the specification: strictly above or strictly below their limits. */
export function stylometryFlags(stylometry: Report["stylometry"]): StylometryFlags {
  const { transitionWordDensity, sentenceStartVariety, sentenceLengthEntropy, wordRepetitionRate, entropyFlagApplies } =
    stylometry;
  return {
    transitions:
      transitionWordDensity > STYLOMETRY_FLAGS.transitionWordDensityPercent ? { text: "매우 높음", tone: "ai" } : null,
    starts: sentenceStartVariety < STYLOMETRY_FLAGS.sentenceStartVariety ? { text: "낮음", tone: "mixed" } : null,
    entropy:
      entropyFlagApplies && sentenceLengthEntropy < STYLOMETRY_FLAGS.sentenceLengthEntropy
        ? { text: "AI 패턴", tone: "mixed" }
        : null,
    repetition: wordRepetitionRate < STYLOMETRY_FLAGS.wordRepetitionRate ? { text: "매우 다양", tone: "human" } : null,
  };
}
