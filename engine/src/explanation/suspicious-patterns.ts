import { MIXED_BAND } from "../judgement/verdict-bands.ts";
import type { Sign } from "./build-evidence.ts";
import { withParticle } from "./josa.ts";
import { numberSentences } from "./number-sentences.ts";
import { GROUP_NAMES } from "./pattern-groups.ts";

/** Signs rarer than this percentage among human texts are called a pattern; in a text judged human only the rarest are. */
const RARE = 15;
const RAREST = 3;
/** So many different stock phrases in one text are a pattern by themselves. */
const MANY_PHRASES = 3;

/**
 * One message for each sign of a machine that is rare among people, led by its group (상투 표현, 접속어, 문장 길이, 번역투, 구두점,
 * 기타), and one for stock phrases when several stand in the text. What stands in one sentence only is no pattern.
 */
export function suspiciousPatterns(
  aiProbability: number,
  signs: readonly Sign[],
  phrases: readonly string[],
): string[] {
  const patterns: string[] = [];
  const doubtful = aiProbability >= MIXED_BAND;
  if (doubtful && phrases.length >= MANY_PHRASES) {
    const quoted = phrases.slice(0, 4).map((phrase) => `'${phrase}'`);
    patterns.push(
      `${GROUP_NAMES.cliche}: ${withParticle(quoted.join(", "), "이/가")} 나와요. AI 글에 견주어 사람 글에 드문 표현이에요.`,
    );
  }
  for (const { feature, evidence, phrased, percent } of signs) {
    if (evidence.direction !== "ai" || phrased === null || percent > (doubtful ? RARE : RAREST)) continue;
    if (evidence.sentences.length === 1) continue;
    const place = numberSentences(evidence.sentences);
    patterns.push(`${GROUP_NAMES[feature.group]}: ${phrased.statement}${place === "" ? "" : `(${place})`}.`);
  }
  return patterns;
}
