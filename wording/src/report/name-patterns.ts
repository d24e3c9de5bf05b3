import type { PatternFacts } from "@geulgyeol/engine";
import { withParticle } from "../josa.ts";
import { endClause } from "./join-clause.ts";
import { numberSentences } from "./number-sentences.ts";
import { GROUP_NAMES } from "./pattern-groups.ts";
import type { Register } from "./register.ts";

/** Each pattern led by the name of its group, by which the page colours it. `messages` are those of the evidence. */
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
