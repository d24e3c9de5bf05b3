import type { CorpusRow } from "./read-corpus.ts";

/**
 * Domains of English text, each with human and AI texts in training. Whole domains are left out in turn, so that results out of
 * fold are for a domain that no part of the model has seen.
 */
export const ENGLISH_DOMAINS = [
  "news",
  "student essays",
  "fiction",
  "reviews",
  "answers",
  "encyclopedia",
  "science and medicine",
  "technology",
  "blogs and letters",
  "speeches and official texts",
] as const;
export type EnglishDomain = (typeof ENGLISH_DOMAINS)[number];

/** Genres of the corpora by domain; the first match counts. */
const BY_GENRE: readonly (readonly [RegExp, EnglishDomain])[] = [
  [/^(?:mixset-)?news/, "news"],
  [
    /^(?:student-essay|toefl-essay|argumentative-essay|argument|(?:college|school) essay|cover letter)$/,
    "student essays",
  ],
  [/^(?:fiction|story|short story|humor|mixset-NarrativeQA_LLMs)$/, "fiction"],
  [/abstract$|^(?:academic|peer-review|medical-qa|medical explanation|encyclopedia-medicine)$/, "science and medicine"],
  [/review$|^book critique$/, "reviews"],
  [/^(?:qa|qa-yahoo|chat|assistant-answer|forum|forum answer|finance-forum|how-to|mixset-TruthfulQA_LLMs)$/, "answers"],
  [/^(?:encyclopedia|science-environment$|textbook$|mixset-SQuAD1_LLMs$)/, "encyclopedia"],
  [/^(?:tech-blog|tech blog|blog-tech|tech-proposal)$/, "technology"],
  [/speech$|^(?:government|religious|legal|opinion|public notice)$/, "speeches and official texts"],
];

/** The domain of an English text; blogs, e-mails, diaries, dialogues and magazine articles where no other matches. */
export function englishDomain({ genre }: Pick<CorpusRow, "genre">): EnglishDomain {
  return BY_GENRE.find(([pattern]) => pattern.test(genre))?.[1] ?? "blogs and letters";
}
