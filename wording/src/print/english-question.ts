import type { SentenceQuestion } from "../report/ask-about.ts";

/** How and where from, never whether; in the order of what the Korean questions ask. */
const ASKED: Readonly<Record<SentenceQuestion["kind"], (phrase: string) => string>> = {
  figure: (phrase) => `Where did you check ${phrase}?`,
  source: (phrase) => `In which source did you see ${phrase}?`,
  experience: (phrase) => `When and where was ${phrase}?`,
  claim: (phrase) => `What made you bring up ${phrase}?`,
  example: (phrase) => `What would be an example of ${phrase}?`,
  meaning: (phrase) => `How would you explain ${phrase} to a friend in plain words?`,
  idea: (phrase) => `How did ${phrase} come to your mind?`,
  more: (phrase) => `What else would you have liked to write after ${phrase}?`,
  other: (phrase) => `Was there another expression you wanted to use instead of ${phrase}?`,
};

/** A question about a sentence, in English; the phrase stays as it stands in the text. */
export function questionInEnglish({ kind, phrase }: SentenceQuestion): string {
  return ASKED[kind](`‘${phrase}’`);
}
