import { counted, type Family, type FeatureValues, measured } from "../feature.ts";
import { share } from "../statistics.ts";
import type { TokenizedText } from "../tokenized-text.ts";

/** Contractions by kind, and the share of forms that are contracted among those that could be. */
const marks = { readsPunctuation: true } as const;

export const CONTRACTED_AND_FULL: Family = {
  id: "english-contracted-and-full",
  features: [
    counted("en-not-contracted", "줄인 not", "*n't", marks),
    counted(
      "en-not-full",
      "풀어 쓴 not",
      "do not|does not|did not|is not|are not|was not|were not|cannot|can not|will not|would not|could not|should not|has not|have not|had not",
    ),
    counted(
      "en-be-contracted",
      "줄인 be",
      "i'm|you're|we're|they're|he's|she's|it's|that's|there's|what's|who's|here's",
      marks,
    ),
    counted(
      "en-be-full",
      "풀어 쓴 be",
      "i am|you are|we are|they are|he is|she is|it is|that is|there is|what is|who is|here is",
    ),
    counted("en-have-contracted", "줄인 have, will", "*'ve|*'d|*'ll", marks),
    counted(
      "en-have-full",
      "풀어 쓴 have, will",
      "i have|you have|we have|they have|i will|you will|we will|they will|it will|i would|you would|we would|i had",
    ),
    measured("en-contracted-share", "줄인 꼴의 몫", marks),
    measured("en-possessives", "소유격", marks),
  ],
  measure: measureContracted,
};

const SUBJECTS = new Set(["i", "you", "we", "they", "he", "she", "it", "that", "there", "what", "who"]);
const VERBS = new Set(["am", "is", "are", "have", "has", "will", "would", "had"]);
const AUXILIARIES = new Set([
  "do",
  "does",
  "did",
  "is",
  "are",
  "was",
  "were",
  "will",
  "would",
  "could",
  "should",
  "has",
  "have",
  "had",
  "can",
]);
const PRONOUN_S = new Set([
  "it's",
  "that's",
  "there's",
  "he's",
  "she's",
  "what's",
  "who's",
  "here's",
  "let's",
  "where's",
  "how's",
]);

function measureContracted({ cores, wordCount }: TokenizedText): FeatureValues {
  let contracted = 0;
  let full = 0;
  let possessives = 0;
  for (let k = 0; k < wordCount; k++) {
    const core = cores[k] ?? "";
    const before = cores[k - 1] ?? "";
    if (core.includes("'")) {
      if (/(?:n't|'m|'re|'ve|'ll|'d)$/.test(core) || PRONOUN_S.has(core)) contracted++;
      else if (core.endsWith("'s")) possessives++;
    } else if (
      (VERBS.has(core) && SUBJECTS.has(before)) ||
      (core === "not" && AUXILIARIES.has(before)) ||
      core === "cannot"
    ) {
      full++;
    }
  }
  return {
    "en-contracted-share": contracted + full === 0 ? 0.3 : contracted / (contracted + full),
    "en-possessives": 1000 * share(possessives, wordCount),
  };
}
