import type { SubscriptionTerms } from "@geulgyeol/contract";
import { formatCount } from "../../shared/format/numbers.ts";

/** "월 9,900원에 300크레딧" */
export function termsText({ priceWon, monthlyCredits }: SubscriptionTerms): string {
  return `월 ${formatCount(priceWon)}원에 ${formatCount(monthlyCredits)}크레딧`;
}
