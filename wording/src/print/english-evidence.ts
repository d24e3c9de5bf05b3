import { sentenceNumbers } from "./english-numbers.ts";
import { englishSign } from "./english-signs.ts";
import type { PrintedReport, PrintedSign } from "./print-words.ts";

/** Sentences named beside a sign. */
const MOST_PLACES = 6;

/** The evidence in English; none for results from before facts were stored, whose sentences are Korean. */
export function signsInEnglish({ language, evidence, facts }: PrintedReport): readonly PrintedSign[] {
  if (facts === undefined) return [];
  return evidence.map(({ id, direction, sentences, humanRate, aiRate }, at) => {
    const { side, quotes } = facts.signs[at] ?? { side: "high", quotes: [] };
    const quoted = quotes.length === 0 ? "" : `: ${quotes.map((quote) => `‘${quote}’`).join(", ")}`;
    return { direction, said: `${englishSign(language, id, side)}${quoted}${placesOf(sentences)}`, humanRate, aiRate };
  });
}

function placesOf(sentences: readonly number[]): string {
  if (sentences.length === 0) return "";
  const more = sentences.length > MOST_PLACES ? " and others" : "";
  return ` (${sentenceNumbers(sentences.slice(0, MOST_PLACES))}${more})`;
}
