import { formatPercent, wholePercent } from "@geulgyeol/wording";
import type { Sentence } from "../report-types.ts";

/** "AI 확률 3–14%" of the sentences that count; "" if there are none. */
export function probabilityRange(sentences: readonly Pick<Sentence, "aiProbability" | "excluded">[]): string {
  const found = sentences.filter(({ excluded }) => excluded === null).map(({ aiProbability }) => aiProbability);
  if (found.length === 0) return "";
  const [least, most] = [Math.min(...found), Math.max(...found)];
  const [from, to] = [wholePercent(least), wholePercent(most)];
  return `AI 확률 ${from === to ? formatPercent(most) : `${from}–${to}%`}`;
}
