import type { TestCardBehaviour } from "@geulgyeol/contract";
import { formatCredits, formatWon } from "@geulgyeol/wording";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { messageFor } from "../../shared/api/api-failure.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { RadioCards } from "../../shared/ui/radio-cards.tsx";
import { BillingCard } from "./billing-card.tsx";
import { readOrder } from "./card-order.ts";
import { useBilling, useIssueTestCard } from "./use-billing.ts";

const CARDS: readonly { value: TestCardBehaviour; label: string }[] = [
  { value: "ok", label: "잘 결제되는 카드" },
  { value: "refused", label: "한도 초과로 거절되는 카드" },
  { value: "refused-later", label: "다음 달부터 거절되는 카드" },
  { value: "no-answer", label: "답이 없고 결제되지 않는 카드" },
  { value: "charged-no-answer", label: "답이 없지만 결제되는 카드" },
  { value: "double-webhook", label: "알림이 두 번 오는 카드" },
  { value: "late-webhook", label: "알림이 늦게 오는 카드" },
];

/** Replaces a gateway's card window; it asks for no card number, and says that it is a test. */
export function TestWindowPage() {
  const [search] = useSearchParams();
  const order = readOrder(search);
  const [behaviour, setBehaviour] = useState<TestCardBehaviour>("ok");
  const navigate = useNavigate();
  const issue = useIssueTestCard();
  const { subscription } = useBilling().data ?? {};
  const terms = order?.terms ?? subscription?.terms;
  const product = order?.purpose === "pack" ? `크레딧 묶음 ${formatCredits(order.terms.credits)}` : "글결 Pro 1개월";
  const goBack = (answer: Record<string, string>) =>
    navigate(`/subscribe/return?${new URLSearchParams({ ...Object.fromEntries(search), ...answer })}`);
  const register = () => {
    if (issue.isPending || issue.isSuccess) return;
    issue.mutate(behaviour, { onSuccess: ({ billingKey }) => void goBack({ billingKey }) });
  };
  return (
    <BillingCard title="시험 결제 창">
      <Alert tone="warn">
        <b>시험 결제라 실제로 청구되지 않아요.</b> 카드 번호를 묻지 않아요. 아래에서 시험해 볼 카드를 골라 주세요.
      </Alert>
      <p className="flex items-baseline justify-between font-bold">
        <span>{product}</span>
        {terms && <span className="tabular-nums">{formatWon(terms.priceWon)}</span>}
      </p>
      <div className="-mt-4.5">
        <RadioCards legend="시험 카드" name="card" value={behaviour} onChange={setBehaviour} options={CARDS} />
      </div>
      {issue.isError && (
        <Alert tone="danger" role="alert">
          {messageFor(issue.error, "시험 카드를 등록하지 못했어요.")}
        </Alert>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={() => void goBack({ code: "CANCELLED" })}>취소</Button>
        <Button look="primary" onClick={register} busy={issue.isPending || issue.isSuccess}>
          이 카드로 등록
        </Button>
      </div>
    </BillingCard>
  );
}
