import type { PatternFacts, SignGroup } from "@geulgyeol/engine";
import { withParticle } from "../josa.ts";
import type { Register } from "../register.ts";
import { endClause } from "./join-clause.ts";
import { numberSentences } from "./number-sentences.ts";

/** The Korean group names; the page colours a suspicious pattern by the name that its message begins with. */
const GROUP_NAMES: Readonly<Record<SignGroup, string>> = {
  cliche: "상투 표현",
  connective: "접속어",
  "sentence-length": "문장 길이",
  translationese: "번역투",
  punctuation: "구두점",
  other: "기타",
};

/**
 * Each pattern begins with the name of its group, by which the page colours it. `messages` are those of the evidence.
 */
export function namePatterns(
  { phrases, signs }: PatternFacts,
  messages: readonly string[],
  register: Register,
): string[] {
  const named = signs.map(({ group, evidence }) => `${GROUP_NAMES[group]}: ${messages[evidence]}`);
  return phrases.length === 0 ? named : [`${GROUP_NAMES.cliche}: ${namePhrases(phrases, register)}`, ...named];
}

function namePhrases(phrases: PatternFacts["phrases"], register: Register): string {
  const list = phrases.map(({ quote, sentences }, at) => {
    const quoted = `'${quote}'`;
    const isLast = at === phrases.length - 1;
    return `${numberSentences(sentences)}에 ${isLast ? withParticle(quoted, "이/가") : quoted}`;
  });
  return `${endClause(`${list.join(", ")} 나와요`, register)}.`;
}
