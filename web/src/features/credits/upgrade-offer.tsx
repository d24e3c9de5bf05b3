import { PRO_MONTHLY_PRICE_WON } from "@geulgyeol/contract";
import { formatWon } from "@geulgyeol/wording";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";

/** Pro benefits, and two buttons of the same size: closing is as easy as viewing the plan. */
export function UpgradeOffer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <>
      <div className="my-5 rounded-md border border-line bg-sunken px-4.5 py-4">
        <p className="mb-3 flex items-baseline justify-between font-bold">
          <span>Pro 요금제</span>
          <span className="tabular-nums">월 {formatWon(PRO_MONTHLY_PRICE_WON)}</span>
        </p>
        {children}
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={onClose}>닫기</Button>
        <ButtonLink look="primary" to="/pricing" onClick={onClose}>
          Pro 요금제 보기
        </ButtonLink>
      </div>
    </>
  );
}
