import type { Billing, SubscriptionTerms } from "@geulgyeol/contract";
import { formatCredits, formatWon } from "@geulgyeol/wording";
import { useState } from "react";
import { messageFor } from "../../shared/api/api-failure.ts";
import { MESSAGES } from "../../shared/copy/messages.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { CheckField } from "../../shared/ui/check-field.tsx";
import { DefinitionList } from "../../shared/ui/definition-list.tsx";
import { TickList } from "../../shared/ui/icon-list.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { BillingCard, cardName } from "./billing-card.tsx";
import type { SubscriptionOrder } from "./card-order.ts";
import { termsText } from "./terms-text.ts";
import { useBilling } from "./use-billing.ts";
import { TestNotice, useCardWindow } from "./use-card-window.tsx";
import { VerifyEmail } from "./verify-email.tsx";

const TITLES = { subscribe: "Pro 시작하기", change: "결제 카드 바꾸기" } as const;

function priceRows({ priceWon }: SubscriptionTerms) {
  /** VAT of 10% inside a price that includes it. */
  const vatWon = Math.round(priceWon / 11);
  return [
    { key: "plan", term: "글결 Pro 1개월", value: formatWon(priceWon - vatWon), note: "공급가액" },
    { key: "vat", term: "부가세", value: formatWon(vatWon) },
    { key: "total", term: "매달 결제할 금액", value: formatWon(priceWon) },
  ];
}

const promises = ({ monthlyCredits }: SubscriptionTerms) => [
  `결제하면 바로 ${formatCredits(monthlyCredits)} (기본 분석 ${monthlyCredits}회)이 채워져요.`,
  "오늘 결제하고, 그다음부터 매달 같은 날 결제해요.",
  "언제든 설정에서 해지할 수 있고, 해지해도 결제한 달의 끝까지 쓸 수 있어요.",
  "결제한 지 7일이 지나지 않았고 크레딧을 쓰지 않았다면 전액 환불해 드려요.",
];

type Purpose = SubscriptionOrder["purpose"];

/** Price, billing dates and cancellation, before the card is entered; or a new card for an existing subscription. */
export function SubscribePage({ purpose }: { purpose: Purpose }) {
  const billing = useBilling();
  const title = TITLES[purpose];
  if (billing.data) {
    return (
      <BillingCard title={title}>
        <Content billing={billing.data} purpose={purpose} />
      </BillingCard>
    );
  }
  return (
    <BillingCard title={title}>
      {billing.isError ? (
        <>
          <Alert tone="danger" role="alert">
            {messageFor(billing.error, "결제 정보를 불러오지 못했어요.")}
          </Alert>
          <Button onClick={() => void billing.refetch()}>다시 시도</Button>
        </>
      ) : (
        <p role="status" className="flex items-center gap-2.5 text-ink-2">
          <Spinner /> 불러오고 있어요
        </p>
      )}
    </BillingCard>
  );
}

function Content({ billing, purpose }: { billing: Billing; purpose: Purpose }) {
  const { subscription, needsEmailVerification, cardWindow } = billing;
  const runs = subscription?.status === "active" || subscription?.status === "past_due";
  if (subscription?.isChecking) {
    return (
      <Away
        text="지난 결제의 결과를 확인하고 있어요. 2분쯤 걸려요. 확인될 때까지 새로 결제하지 않아요."
        path="/settings"
        link="설정으로"
      />
    );
  }
  if (purpose === "subscribe" && runs) {
    return <Away text="이미 Pro를 이용하고 있어요. 카드와 영수증은 설정에 있어요." path="/settings" link="설정으로" />;
  }
  if (purpose === "change" && !runs) {
    return <Away text="이용 중인 구독이 없어요." path="/pricing" link="요금제 보기" />;
  }
  if (cardWindow.kind === "none") {
    return <Away text={MESSAGES.paymentNotSetUp} path="/pricing" link="요금제 보기" />;
  }
  if (needsEmailVerification) return <VerifyEmail />;
  if (purpose === "change") return <NewCard billing={billing} />;
  // Consent applies to one price only: the box is cleared when the offer changes.
  return <Offer key={termsText(billing.offer)} billing={billing} />;
}

function Away({ text, path, link }: { text: string; path: string; link: string }) {
  return (
    <>
      <p className="text-ink-2" role="status">
        {text}
      </p>
      <ButtonLink to={path}>{link}</ButtonLink>
    </>
  );
}

function Offer({ billing }: { billing: Billing }) {
  const [hasAgreed, setAgreed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { offer } = billing;
  const card = useCardWindow(billing, { purpose: "subscribe", terms: offer });
  const prices = priceRows(offer);
  const start = () => {
    setAsked(true);
    if (hasAgreed) card.open();
  };
  return (
    <>
      {billing.cardWindow.kind === "test" && <TestNotice />}
      <DefinitionList items={prices} keys={prices.map(({ key }) => key)} />
      <TickList items={promises(offer)} />
      {!billing.getsMail && (
        <Alert tone="info">
          메일 주소가 없는 계정이라 영수증을 메일로 보내지 못해요. 설정에서 언제든 볼 수 있어요.
        </Alert>
      )}
      <div className="border-t border-line pt-2">
        <CheckField
          label={`매달 ${formatWon(offer.priceWon)}이 자동으로 결제되는 데 동의해요`}
          checked={hasAgreed}
          onChange={(event) => setAgreed(event.target.checked)}
          error={isAsked && !hasAgreed ? "자동 결제에 동의해 주세요." : undefined}
        />
      </div>
      {card.error}
      <Button look="primary" size="large" full onClick={start} busy={card.isOpening}>
        {card.isOpening ? "카드 등록 창을 여는 중" : "카드 등록하고 결제하기"}
      </Button>
    </>
  );
}

function NewCard({ billing }: { billing: Billing }) {
  const card = useCardWindow(billing, { purpose: "change" });
  const { subscription } = billing;
  return (
    <>
      {billing.cardWindow.kind === "test" && <TestNotice />}
      {subscription?.card && (
        <p className="text-ink-2">
          지금 쓰는 카드: <b className="font-semibold text-ink">{cardName(subscription.card)}</b>
        </p>
      )}
      <p className="text-ink-2">
        {subscription?.status === "past_due"
          ? "새 카드를 등록하면 밀린 이번 달 요금을 바로 결제해요."
          : "새 카드는 다음 결제부터 써요. 지금 결제되는 금액은 없어요."}
      </p>
      {card.error}
      <Button look="primary" size="large" full onClick={card.open} busy={card.isOpening}>
        {card.isOpening ? "카드 등록 창을 여는 중" : "새 카드 등록하기"}
      </Button>
    </>
  );
}
