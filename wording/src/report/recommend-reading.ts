import { AI_BAND } from "@geulgyeol/engine/thresholds";
import { numberRuns } from "./number-sentences.ts";

interface ReadSentence {
  readonly aiProbability: number;
  readonly excluded: string | null;
}

/**
 * Recommendation for a person who must judge the text: ask about the conspicuous passages instead of asking who wrote
 * it.
 */
export function recommendReading(sentences: readonly ReadSentence[], isHeld: boolean): string {
  if (isHeld) return "이 결과만으로 판단하지 말고 초고와 작성 기록을 함께 확인해 주세요.";
  const place = numberRuns(runsOf(sentences));
  if (place === "") return "따로 물어볼 문장은 보이지 않아요. 확인이 필요하면 초고와 작성 기록을 함께 봐 주세요.";
  return `누가 썼는지 묻기보다 ${place}을 어떻게 썼는지 물어보고, 초고나 작성 기록과 비교해 보세요.`;
}

function runsOf(sentences: readonly ReadSentence[]): (readonly [first: number, last: number])[] {
  const runs: [number, number][] = [];
  for (const [index, { aiProbability, excluded }] of sentences.entries()) {
    if (excluded !== null || aiProbability < AI_BAND) continue;
    const last = runs.at(-1);
    if (last?.[1] === index - 1) last[1] = index;
    else runs.push([index, index]);
  }
  return runs;
}
