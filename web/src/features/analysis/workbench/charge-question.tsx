import { formatCredits } from "@geulgyeol/wording";
import { Alert } from "../../../shared/ui/alert.tsx";
import { Button } from "../../../shared/ui/button.tsx";

interface ChargeQuestionProps {
  /** Credits that the next analysis costs. */
  readonly cost: number;
  readonly onAgree: () => void;
}

/** Automatic runs wait for this consent, since a paid draft is not charged again without it. */
export function ChargeQuestion({ cost, onAgree }: ChargeQuestionProps) {
  return (
    <Alert tone="info" role="status">
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span>많이 바뀐 글이라 새로 분석하려면 {formatCredits(cost)}이 들어요. 자동 분석은 멈춰 두었어요.</span>
        <Button size="small" onClick={onAgree}>
          {formatCredits(cost)}으로 분석
        </Button>
      </span>
    </Alert>
  );
}
