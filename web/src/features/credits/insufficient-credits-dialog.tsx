import { FREE_DAILY_CREDITS, PRO_MONTHLY_PRICE_WON } from "@geulgyeol/contract";
import { formatCount } from "../../shared/format/numbers.ts";
import { useAccount } from "../../shared/session/use-account.ts";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { UpgradeOffer } from "./upgrade-offer.tsx";

export default function InsufficientCreditsDialog({ onClose }: { onClose: () => void }) {
  const { data, isPro } = useAccount();
  return (
    <Dialog
      open
      onClose={onClose}
      title="크레딧이 부족해요"
      description={explanation(data?.credits.remaining ?? 0, isPro)}
    >
      <UpgradeOffer
        price={`월 ${formatCount(PRO_MONTHLY_PRICE_WON)}원`}
        points={["상세 분석과 개선 제안", "기록 무제한 보관", "PDF 보고서 내려받기"]}
        onClose={onClose}
      />
    </Dialog>
  );
}

/** Why there is too little: nothing is left, or less than the chosen analysis costs. */
export function explanation(remaining: number, isPro: boolean): string {
  if (remaining > 0) return `남은 크레딧은 ${remaining}개인데 이 분석에는 더 필요해요. 옵션을 바꾸면 쓸 수 있어요.`;
  return isPro
    ? "이번 달 크레딧을 모두 썼어요. 다음 결제일에 다시 채워져요."
    : `오늘 쓸 수 있는 무료 분석 ${FREE_DAILY_CREDITS}회를 모두 썼어요. 자정이 지나면 다시 채워져요.`;
}
