import type { AnalysisPlace } from "@geulgyeol/contract";
import { formatCount } from "@geulgyeol/wording";

/** The place in the queue in words: "앞에 3건이 있어요 · 약 4초". */
export function placeText({ ahead, seconds }: AnalysisPlace): string {
  const place = ahead === 0 ? "다음 차례예요" : `앞에 ${formatCount(ahead)}건이 있어요`;
  return `${place} · 약 ${formatCount(Math.max(1, seconds))}초`;
}
