import { AI_BAND, MIXED_BAND } from "../judgement/verdict-bands.ts";
import type { Hold } from "../report.ts";
import type { Sign } from "./build-evidence.ts";
import { numberSentences } from "./number-sentences.ts";

/** Signs named for the side of the judgement, and for the other side. */
const MOST_FOR = 2;
const MOST_AGAINST = 1;

/**
 * Why the text was judged so, in one to three sentences that name features and sentence numbers: first the signs of the side that the
 * probability takes, then what speaks against it. `doubtful` are the sentences with the highest probabilities.
 */
export function explainJudgement(
  aiProbability: number,
  signs: readonly Sign[],
  doubtful: readonly number[],
  hold: Hold | null,
): string {
  const forAi = signs.filter((sign) => sign.evidence.direction === "ai");
  const forHuman = signs.filter((sign) => sign.evidence.direction === "human");
  const leansAi = aiProbability >= MIXED_BAND;
  const parts: string[] = [];
  const main = describe(leansAi ? forAi : forHuman, MOST_FOR);
  if (main === "") {
    parts.push(
      "문체를 하나씩 보면 사람 글의 범위에서 크게 벗어나지 않아요. 글자와 낱말이 이어지는 버릇을 함께 보고 판단했어요.",
    );
    if (leansAi && doubtful.length > 0) parts.push(`AI 확률이 높은 곳은 ${numberSentences(doubtful)}이에요.`);
  } else parts.push(`${main}.`);
  const other = describe(leansAi ? forHuman : forAi, MOST_AGAINST);
  if (other !== "" && aiProbability < AI_BAND + 0.2 && aiProbability > 0.1) parts.push(`다만 ${other}.`);
  if (hold !== null) parts.push(hold.message);
  return parts.join(" ");
}

function describe(signs: readonly Sign[], most: number): string {
  const named = signs.filter((sign) => sign.phrased !== null).slice(0, most);
  return named
    .map(({ evidence, phrased }, k) => {
      const place = numberSentences(evidence.sentences);
      const words = k < named.length - 1 ? phrased?.joining : phrased?.statement;
      return `${place === "" ? "" : `${place}에서 보이는 `}${words}`;
    })
    .join(", ");
}
