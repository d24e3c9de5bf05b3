import { MIXED_BAND } from "../../document/verdict-bands.ts";
import type { SignGroup } from "../../members/stylometry/feature.ts";
import type { FoundPhrase } from "./ai-phrases.ts";
import type { Sign } from "./find-signs.ts";

/** Signs rarer than this share among human texts are called a pattern; in a text judged human only the rarest are. */
const RARE = 0.15;
const RAREST = 0.03;
/** This many different stock phrases in one text are a pattern; a text judged human needs more. */
const SEVERAL = 2;
const MANY = 5;
const MOST_PHRASES = 4;

export interface PatternFacts {
  /** Stock phrases in several sentences, in text order; none if they form no pattern. */
  readonly phrases: readonly FoundPhrase[];
  /** Signs, by their indexes in the evidence. */
  readonly signs: readonly { readonly group: SignGroup; readonly evidence: number }[];
}

/**
 * Patterns of AI text by group: first those that can be quoted, then measures of the whole text. One sentence alone is
 * no pattern; a text judged human has only patterns that can be quoted.
 */
export function suspiciousPatterns(
  aiProbability: number,
  signs: readonly Sign[],
  phrases: readonly FoundPhrase[],
): PatternFacts {
  const doubtful = aiProbability >= MIXED_BAND;
  const shown = signs
    .map((sign, at) => ({ sign, at }))
    .filter(
      ({ sign: { evidence, quotes } }) =>
        evidence.direction === "ai" &&
        evidence.humanRate <= (doubtful ? RARE : RAREST) &&
        evidence.sentences.length !== 1 &&
        (doubtful || quotes.length > 0),
    );
  const concrete = (sign: Sign) => (sign.quotes.length > 0 ? 0 : sign.evidence.sentences.length > 0 ? 1 : 2);
  const said = shown.flatMap(({ sign }) => sign.quotes.map(({ text }) => text));
  const fresh = phrases.filter(({ quote }) => !said.some((text) => text.includes(quote) || quote.includes(text)));
  return {
    phrases: fresh.length < (doubtful ? SEVERAL : MANY) ? [] : inTextOrder(fresh.slice(0, MOST_PHRASES)),
    signs: shown
      .sort((a, b) => concrete(a.sign) - concrete(b.sign) || a.at - b.at)
      .map(({ sign, at }) => ({ group: sign.feature.group, evidence: at })),
  };
}

function inTextOrder(phrases: readonly FoundPhrase[]): FoundPhrase[] {
  return [...phrases].sort((a, b) => (a.sentences[0] ?? 0) - (b.sentences[0] ?? 0));
}
