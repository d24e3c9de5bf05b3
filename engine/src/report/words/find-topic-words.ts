import { tokenizeText } from "../../members/stylometry/tokenized-text.ts";
import type { PreparedText } from "../../text/prepared-text.ts";
import { findEnglishTopics } from "./find-english-topics.ts";
import { findKoreanTopics } from "./find-korean-topics.ts";

/**
 * For each of `PreparedText.words` whether it is a name, a number or a noun that the text is about. They follow from the
 * subject and not from the writer. Without a dictionary, and linear.
 */
export function findTopicWords(prepared: PreparedText): boolean[] {
  const view = tokenizeText(prepared);
  if (prepared.language === "ko") return findKoreanTopics(view);
  return prepared.language === "en" ? findEnglishTopics(view, prepared) : prepared.words.map(() => false);
}
