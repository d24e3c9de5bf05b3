import { PRO_MONTHLY_PRICE_WON } from "@geulgyeol/contract";
import { formatCount } from "../../shared/format/numbers.ts";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { UpgradeOffer } from "./upgrade-offer.tsx";

export default function ProRequiredDialog({ feature, onClose }: { feature: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Pro 요금제에서 쓸 수 있어요"
      description={`${feature}은 Pro 요금제에 들어 있어요. 분석 시작 버튼으로 하는 분석은 지금도 쓸 수 있어요.`}
    >
      <UpgradeOffer
        price={`월 ${formatCount(PRO_MONTHLY_PRICE_WON)}원`}
        points={["한 달 300크레딧", "실시간 분석", "기록 무제한 보관과 PDF 보고서"]}
        onClose={onClose}
      />
    </Dialog>
  );
}
