import type { Billing, SubscriptionTerms } from "@geulgyeol/contract";
import { formatDay, formatWon } from "@geulgyeol/wording";
import { useState } from "react";
import { messageFor } from "../../shared/api/api-failure.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { SettingsGroup, SettingsRow } from "../../shared/ui/settings-group.tsx";
import { AcceptTermsDialog } from "./accept-terms-dialog.tsx";
import { cardName } from "./billing-card.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { termsText } from "./terms-text.ts";
import { useBilling, useCancelOrResume, useRetryPayment } from "./use-billing.ts";

type Subscription = NonNullable<Billing["subscription"]>;

/** The subscription: state, next payment, card, and their actions. Hidden without a subscription. */
export function SubscriptionSection() {
  const billing = useBilling();
  if (billing.isError) {
    return (
      <SettingsGroup title="구독">
        <div className="flex flex-wrap items-center gap-3 py-4">
          <Alert tone="danger" role="alert" className="grow">
            구독을 불러오지 못했어요.
          </Alert>
          <Button size="small" onClick={() => void billing.refetch()}>
            다시 시도
          </Button>
        </div>
      </SettingsGroup>
    );
  }
  const subscription = billing.data?.subscription;
  if (!subscription || subscription.status === "ended") return null;
  if (subscription.status === "pending" && !subscription.isChecking) return null;
  return (
    <SettingsGroup title="구독">
      {subscription.isChecking && (
        <SettingsRow name="결제 확인 중" help="카드사의 답을 기다리고 있어요. 두 번 결제되지 않아요." />
      )}
      {subscription.status !== "pending" && <Running subscription={subscription} />}
    </SettingsGroup>
  );
}

function Running({ subscription }: { subscription: Subscription }) {
  const { status, cancelAtPeriodEnd, card } = subscription;
  const [isCancelling, setCancelling] = useState(false);
  const resume = useCancelOrResume("resume");
  const isPastDue = status === "past_due";
  return (
    <>
      {isPastDue && <Overdue subscription={subscription} />}
      <SettingsRow name={stateName(subscription)} help={stateHelp(subscription)}>
        {cancelAtPeriodEnd ? (
          <Button size="small" look="primary" onClick={() => resume.mutate()} busy={resume.isPending}>
            해지 취소하기
          </Button>
        ) : (
          <Button size="small" onClick={() => setCancelling(true)}>
            해지하기
          </Button>
        )}
      </SettingsRow>
      {resume.isError && (
        <Alert tone="danger" role="alert" className="mb-3">
          {messageFor(resume.error, "해지를 취소하지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
        </Alert>
      )}
      {subscription.newTerms !== null && <NewTerms {...subscription} newTerms={subscription.newTerms} />}
      {card !== null && (
        <SettingsRow name="결제 카드" help={cardName(card)}>
          <ButtonLink size="small" to="/subscribe/card" reloadDocument>
            카드 바꾸기
          </ButtonLink>
        </SettingsRow>
      )}
      {isCancelling && <CancelDialog subscription={subscription} onClose={() => setCancelling(false)} />}
    </>
  );
}

/** A new price is offered; the old agreement continues until its owner agrees. */
function NewTerms({ terms, newTerms, nextPaymentAt }: Subscription & { readonly newTerms: SubscriptionTerms }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <SettingsRow
        name="Pro 요금이 바뀌었어요"
        help={`새 요금은 ${termsText(newTerms)}이에요. 동의하기 전에는 지금 요금(${termsText(terms)})이 그대로 이어져요.`}
      >
        <Button size="small" onClick={() => setAsking(true)}>
          새 요금으로 바꾸기
        </Button>
      </SettingsRow>
      {isAsking && (
        <AcceptTermsDialog
          terms={terms}
          newTerms={newTerms}
          nextPaymentAt={nextPaymentAt}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function stateName({ status, cancelAtPeriodEnd }: Subscription): string {
  if (status === "past_due") return "결제가 밀려 있어요";
  return cancelAtPeriodEnd ? "해지 예정" : "Pro 정기 결제";
}

function stateHelp(subscription: Subscription): string {
  const { status, cancelAtPeriodEnd, periodEndsAt, nextPaymentAt, graceEndsAt, terms } = subscription;
  if (status === "past_due") return graceEndsAt === null ? "" : `${formatDay(graceEndsAt)}까지 Pro를 쓸 수 있어요.`;
  if (cancelAtPeriodEnd) {
    return periodEndsAt === null ? "" : `${formatDay(periodEndsAt)}에 무료 요금제로 바뀌어요. 더 결제되지 않아요.`;
  }
  return nextPaymentAt === null ? "" : `다음 결제일은 ${formatDay(nextPaymentAt)}, ${formatWon(terms.priceWon)}이에요.`;
}

function Overdue({ subscription: { nextPaymentAt, graceEndsAt } }: { subscription: Subscription }) {
  const retry = useRetryPayment();
  const hasNextTry = nextPaymentAt !== null && graceEndsAt !== null && nextPaymentAt < graceEndsAt;
  return (
    <div className="py-4">
      <Alert tone="danger">
        <p>
          이번 달 결제가 승인되지 않았어요.{" "}
          {hasNextTry ? `${formatDay(nextPaymentAt)}에 다시 결제해 봐요. ` : "자동으로 다시 결제하지 않아요. "}
          카드 한도를 확인하거나 다른 카드로 바꿔 주세요.
        </p>
      </Alert>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink size="small" look="primary" to="/subscribe/card" reloadDocument>
          다른 카드로 결제하기
        </ButtonLink>
        <Button size="small" onClick={() => retry.mutate()} busy={retry.isPending}>
          같은 카드로 다시 결제하기
        </Button>
      </div>
      {retry.data?.outcome === "declined" && (
        <Alert tone="danger" role="alert" className="mt-3">
          이번에도 승인되지 않았어요.{retry.data.message !== null && ` 카드사 안내: ${retry.data.message}`}
        </Alert>
      )}
      {retry.isError && (
        <Alert tone="danger" role="alert" className="mt-3">
          {messageFor(retry.error, "결제하지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
        </Alert>
      )}
    </div>
  );
}
