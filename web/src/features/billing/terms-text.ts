import type { SubscriptionTerms } from "@geulgyeol/contract";
import { formatCredits, formatWon } from "@geulgyeol/wording";

/** "월 9,900원에 300크레딧" */
export function termsText({ priceWon, monthlyCredits }: SubscriptionTerms): string {
  return `월 ${formatWon(priceWon)}에 ${formatCredits(monthlyCredits)}`;
}
