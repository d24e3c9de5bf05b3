import { type Finding, located, measured, openings, phrases } from "./finding.ts";
import { LENGTH_FINDINGS } from "./length-findings.ts";

/**
 * The English features that are shown; rates of function words and lengths of words depend on topic and genre and are
 * used only in scoring.
 */
export const ENGLISH_FINDINGS: readonly Finding[] = [
  ...LENGTH_FINDINGS,
  ...located("comma", "comma", "en-comma-sentences en-commas"),
  ...located("comma", "comma-opening", "en-comma-after-opening"),
  ...located("phrase", "comma-ing", "en-comma-ing", { quoted: true }),
  ...measured("word-choice", "word-variety", "en-distinct-words en-distinct-words-near"),
  ...measured("word-choice", "word-overlap", "en-shared-with-previous"),
  ...measured("word-choice", "word-pairs", "en-repeated-pairs"),
  ...measured("opening", "first-words", "en-distinct-openings"),
  ...located("opening", "first-words", "en-same-opening-neighbours"),
  ...openings("ai", "en-opens-additive en-opens-contrast en-opens-result en-opens-summary en-opens-order"),
  ...openings("human", "en-opens-and-but"),
  ...phrases(
    "phrase",
    "ai",
    "en-importance en-variety-words en-provide en-enhance en-abstract en-not-only en-helpful en-however-inside",
  ),
  ...phrases(
    "phrase",
    "ai",
    "en-excess-verbs en-excess-adjectives en-excess-nouns en-sense-of en-role-in en-in-todays en-marks-note en-hope-closing en-vague-sources",
  ),
  ...phrases("speech", "human", "en-mental-i en-spoken-amplifiers en-or-even"),
  ...phrases("speech", "human", "en-spoken en-contractions"),
  ...located("punctuation", "colons", "en-labels en-colons", { only: "ai" }),
  ...located("punctuation", "dashes", "en-dashes", { only: "ai" }),
  ...located("punctuation", "semicolons", "en-semicolons", { only: "human" }),
  ...located("punctuation", "brackets", "en-brackets"),
  ...located("punctuation", "questions", "en-questions", { only: "human" }),
  ...located("punctuation", "exclamations", "en-exclamations", { only: "human" }),
  ...located("punctuation", "ellipses", "en-ellipses", { only: "human" }),
  ...measured("spacing", "space-errors", "en-space-errors", "high", "human"),
  ...measured("spacing", "small-openings", "en-small-openings", "high", "human"),
];
