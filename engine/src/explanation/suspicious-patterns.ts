import { MIXED_BAND } from "../judgement/verdict-bands.ts";
import type { FoundPhrase } from "./ai-phrases.ts";
import type { Sign } from "./find-signs.ts";
import { withParticle } from "./josa.ts";
import { numberSentences } from "./number-sentences.ts";
import { GROUP_NAMES } from "./pattern-groups.ts";

/** Signs rarer than this share of human texts are called a pattern; in a text judged human only the rarest are. */
const RARE = 0.15;
const RAREST = 0.03;
/** So many different stock phrases in one text are a pattern; in a text judged human it takes more. */
const SEVERAL = 2;
const MANY = 5;
const MOST_PHRASES = 4;

/**
 * Patterns of machine text, led by the name of their group (상투 표현, 접속어, 문장 길이, 번역투, 구두점, 기타): first the stock
 * phrases and signs that can be quoted, then measures of the whole text. What stands in one sentence only is no pattern,
 * and in a text judged human neither is what cannot be quoted.
 */
export function suspiciousPatterns(
  aiProbability: number,
  signs: readonly Sign[],
  phrases: readonly FoundPhrase[],
): string[] {
  const doubtful = aiProbability >= MIXED_BAND;
  const shown = signs.filter(
    ({ evidence, share, quotes }) =>
      evidence.direction === "ai" &&
      share <= (doubtful ? RARE : RAREST) &&
      evidence.sentences.length !== 1 &&
      (doubtful || quotes.length > 0),
  );
  const concrete = (sign: Sign) => (sign.quotes.length > 0 ? 0 : sign.evidence.sentences.length > 0 ? 1 : 2);
  const said = shown.flatMap(({ quotes }) => quotes.map(({ text }) => text));
  const fresh = phrases.filter(({ quote }) => !said.some((text) => text.includes(quote) || quote.includes(text)));
  const patterns = shown
    .map((sign, at) => ({ sign, at }))
    .sort((a, b) => concrete(a.sign) - concrete(b.sign) || a.at - b.at)
    .map(({ sign }) => `${GROUP_NAMES[sign.feature.group]}: ${sign.evidence.message}`);
  if (fresh.length < (doubtful ? SEVERAL : MANY)) return patterns;
  return [`${GROUP_NAMES.cliche}: ${sayPhrases(fresh)}`, ...patterns];
}

function sayPhrases(phrases: readonly FoundPhrase[]): string {
  const named = phrases
    .slice(0, MOST_PHRASES)
    .sort((a, b) => (a.sentences[0] ?? 0) - (b.sentences[0] ?? 0))
    .map(({ quote, sentences }) => ({ place: numberSentences(sentences), quoted: `'${quote}'` }));
  const list = named.map(({ place, quoted }, at) => {
    return `${place}에 ${at === named.length - 1 ? withParticle(quoted, "이/가") : quoted}`;
  });
  return `${list.join(", ")} 나와요.`;
}
