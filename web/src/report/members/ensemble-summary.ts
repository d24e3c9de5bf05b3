import { AI_BAND, type Ensemble, MIXED_BAND } from "@geulgyeol/contract";
import { formatExactPercent, isNarrow, VERDICT_SHORT, type Verdict } from "@geulgyeol/wording";

const ORDER: readonly Verdict[] = ["human", "mixed", "ai"];

function verdictOf(probability: number): Verdict {
  if (probability >= AI_BAND) return "ai";
  return probability >= MIXED_BAND ? "mixed" : "human";
}

/** The members' agreement in words: each value, the spread, and whether the interval crosses a border. */
export function ensembleSummary({ models, consensus, crossValidation }: Ensemble): string {
  const answered = models.filter(({ status }) => status === "ok");
  const counts = ORDER.map((verdict) => ({
    verdict,
    count: answered.filter(({ aiProbability }) => verdictOf(aiProbability) === verdict).length,
  })).filter(({ count }) => count > 0);
  const { lower, upper } = crossValidation.confidenceInterval;
  return [standing(counts, answered.length), agreement(consensus.agreementScore), border(lower, upper)]
    .filter(Boolean)
    .join(" ");
}

function standing(counts: readonly { verdict: Verdict; count: number }[], total: number): string {
  if (counts.length === 0) return "답한 모델이 없어요.";
  if (counts.length === 1 && counts[0])
    return `모델 ${total}개가 모두 ‘${VERDICT_SHORT[counts[0].verdict]}’ 구간으로 봤어요.`;
  const parts = counts.map(({ verdict, count }) => `${count}개는 ‘${VERDICT_SHORT[verdict]}’`);
  return `모델 ${total}개 가운데 ${parts.join(", ")} 구간으로 봤어요.`;
}

/** `score` is 1 minus twice the mean distance from the weighted mean. */
function agreement(score: number): string {
  if (score >= 0.8) return "의견 차이가 작아 판정은 비교적 안정적이에요.";
  if (score >= 0.5) return "의견이 조금 갈려요.";
  return "의견이 많이 갈리니 판정을 조심해서 읽어 주세요.";
}

/** Says nothing of an interval that is too wide to be shown. */
function border(lower: number, upper: number): string {
  if (!isNarrow({ lower, upper })) return "";
  const crossed = [MIXED_BAND, AI_BAND].filter((limit) => lower < limit && upper >= limit);
  if (crossed.length === 0) return "";
  return `구간이 ${crossed.map(formatExactPercent).join("와 ")} 경계에 걸쳐 있으니 의심 문장을 직접 확인해 주세요.`;
}
