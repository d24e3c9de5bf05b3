import { formatPercentRange } from "@geulgyeol/wording";
import type { Sentence } from "../report-types.ts";

/** "AI 확률 3–14%" of the sentences that count; "" if there are none. */
export function probabilityRange(sentences: readonly Pick<Sentence, "aiProbability" | "excluded">[]): string {
  const found = sentences.filter(({ excluded }) => excluded === null).map(({ aiProbability }) => aiProbability);
  return found.length === 0 ? "" : `AI 확률 ${formatPercentRange(Math.min(...found), Math.max(...found))}`;
}
