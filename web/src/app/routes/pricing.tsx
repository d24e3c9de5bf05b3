import { PricingPage } from "../../features/billing/pricing-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/pricing",
    title: "요금제",
    description: "하루 세 번은 무료예요. 자주 쓰신다면 한 달 9,900원에 300크레딧을 드려요.",
  });

export default function Pricing() {
  return <PricingPage />;
}
