import { FREE_DAILY_CREDITS, PRO_MONTHLY_CREDITS, PRO_MONTHLY_PRICE_WON } from "@geulgyeol/contract";
import { formatCredits, formatTimes, formatWon } from "@geulgyeol/wording";
import { PricingPage } from "../../features/billing/pricing-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/pricing",
    title: "요금제",
    description: `하루 ${formatTimes(FREE_DAILY_CREDITS)}은 무료예요. 자주 쓰신다면 한 달 ${formatWon(PRO_MONTHLY_PRICE_WON)}에 ${formatCredits(PRO_MONTHLY_CREDITS)}을 드려요.`,
  });

export default function Pricing() {
  return <PricingPage />;
}
