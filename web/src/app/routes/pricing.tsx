import { PRO_MONTHLY_CREDITS, PRO_MONTHLY_PRICE_WON } from "@geulgyeol/contract";
import { PricingPage } from "../../features/billing/pricing-page.tsx";
import { formatCount } from "../../shared/format/numbers.ts";
import { pageMeta } from "../page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/pricing",
    title: "요금제",
    description: `하루 세 번은 무료예요. 자주 쓰신다면 한 달 ${formatCount(PRO_MONTHLY_PRICE_WON)}원에 ${PRO_MONTHLY_CREDITS}크레딧을 드려요.`,
  });

export default function Pricing() {
  return <PricingPage />;
}
