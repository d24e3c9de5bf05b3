import { type Finding, located, measured, openings, phrases } from "./finding.ts";
import { LENGTH_FINDINGS } from "./length-findings.ts";

/**
 * The Korean features that are shown, in no order; the others depend on topic, genre and register, or mean nothing to
 * users. Few commas, repeated words, and exclamation marks are no signs of a person: in texts that no model was trained
 * on, AI texts of 2025 and 2026 show them as often.
 */
export const KOREAN_FINDINGS: readonly Finding[] = [
  ...LENGTH_FINDINGS,
  ...located("sentence-length", "long-sentences", "long-sentences"),
  ...located("sentence-length", "short-sentences", "very-short-sentences"),
  ...located("comma", "comma-connective", "comma-after-connective connective-with-comma comma-is-connective", {
    quoted: true,
  }),
  ...located("comma", "comma", "comma-sentences comma-rate"),
  ...measured("comma", "comma", "comma-long-sentences", "high"),
  ...located("comma", "comma-several", "comma-sentences-two comma-sentences-three"),
  ...located("comma", "comma-opening", "comma-after-opening"),
  ...measured("comma", "comma-segments", "segment-length segment-variation"),
  ...measured("comma", "comma-lists", "comma-in-lists", "high"),
  ...measured("word-choice", "word-overlap", "shared-with-previous"),
  ...measured("word-choice", "word-pairs", "repeated-pairs"),
  ...located("spacing", "joined", "joined-bound-nouns joined-auxiliaries", { quoted: true, only: "human" }),
  ...located("spacing", "lone-particles", "lone-particles", { quoted: true, only: "human" }),
  ...located("spacing", "no-space", "no-space-after-mark", { only: "human" }),
  ...located("spacing", "space-before", "space-before-mark", { only: "human" }),
  ...located("spacing", "misspellings", "misspellings", { quoted: true, only: "human" }),
  ...measured("opening", "first-words", "distinct-openings"),
  ...located("opening", "first-words", "same-opening-neighbours"),
  ...openings(
    "ai",
    "opens-also opens-therefore opens-but-formal opens-however-2026 opens-especially opens-example opens-that-is opens-first opens-enumeration opens-finally opens-conclusion opens-meanwhile opens-like-this opens-furthermore opens-nevertheless opens-through-this opens-this-is",
  ),
  ...openings("human", "opens-so-plain opens-and-plain opens-by-the-way opens-of-course"),
  ...located("ending", "ends-can", "ends-can", { only: "ai" }),
  ...located("ending", "ends-must", "ends-must", { only: "ai" }),
  ...located("ending", "ends-seems", "ends-seems", { quoted: true, only: "human", before: 1 }),
  ...located("ending", "ends-question", "ends-question", { only: "human" }),
  ...measured("ending", "same-ending", "distinct-endings"),
  ...located("ending", "same-ending", "same-ending-neighbours"),
  ...measured("ending", "speech-level", "speech-level-mix", "high", "human"),
  ...located("ending", "ending-myeo", "ending-myeo", { quoted: true, only: "ai" }),
  ...phrases(
    "phrase",
    "ai",
    "such-demonstrative diverse important this-through possibility effective aspect process helps must in-doing not-simply suggests meaningful change-growth understanding effort fact-that vivid-number main-various follows suffix-jeok suffix-jeok-adverb suffix-jeok-adnominal at-the-same-time",
  ),
  ...phrases(
    "phrase",
    "ai",
    "it-is-important can-do so-that-can through for-the-sake role influence offer based-on need not-a-but-b beyond",
    1,
  ),
  ...phrases(
    "translationese",
    "ai",
    "about result-in by-agent according-to in-regard-to due-to despite progressive can-be-said double-passive",
  ),
  ...phrases("translationese", "ai", "have-possess one-of", 1),
  ...phrases(
    "speech",
    "human",
    "intensifier filler spoken-contraction perhaps ending-neunde exclaiming-end deictic-place",
  ),
  ...phrases("speech", "human", "seems cannot-do because-plain", 1),
  ...located("speech", "laughter", "laughter", { only: "human" }),
  ...located("speech", "stretched", "stretched-letters", { only: "human" }),
  ...located("punctuation", "unended", "unended-sentences", { only: "human" }),
  ...located("punctuation", "questions", "question-marks", { only: "human" }),
  ...located("punctuation", "ellipses", "ellipses", { only: "human" }),
  ...located("punctuation", "tildes", "tildes", { only: "human" }),
  ...located("punctuation", "brackets", "brackets"),
  ...located("punctuation", "dashes", "dashes", { only: "ai" }),
  ...located("punctuation", "interpuncts", "interpuncts", { only: "ai" }),
  ...located("punctuation", "colons", "colon-labels", { only: "ai" }),
  ...measured("punctuation", "mark-variety", "mark-variety"),
];
