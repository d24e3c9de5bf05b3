import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { TickList } from "../../shared/ui/icon-list.tsx";

interface UpgradeOfferProps {
  readonly price: string;
  readonly points: readonly string[];
  readonly onClose: () => void;
}

/** What Pro holds, and two buttons of the same size: closing is as easy as looking at the plan. */
export function UpgradeOffer({ price, points, onClose }: UpgradeOfferProps) {
  return (
    <>
      <div className="my-5 rounded-md border border-line bg-sunken px-[18px] py-4">
        <p className="flex items-baseline justify-between font-bold">
          <span>Pro 요금제</span>
          <span className="tabular-nums">{price}</span>
        </p>
        <TickList items={points} className="mt-3" />
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
