import type { Billing, PackTerms } from "@geulgyeol/contract";
import { CREDIT_PACK_REFUND_DAYS } from "@geulgyeol/contract";
import { formatCredits, formatWon } from "@geulgyeol/wording";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { messageFor } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { MESSAGES } from "../../shared/copy/messages.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { CheckField } from "../../shared/ui/check-field.tsx";
import { DefinitionList } from "../../shared/ui/definition-list.tsx";
import { TickList } from "../../shared/ui/icon-list.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { BillingCard } from "./billing-card.tsx";
import { useBilling } from "./use-billing.ts";
import { TestNotice, useCardWindow } from "./use-card-window.tsx";
import { VerifyEmail } from "./verify-email.tsx";

const TITLE = "크레딧 묶음 사기";

/** Price and end of a pack, before the card is entered: for oneself, or for a space of which one may buy credits. */
export function PackPage() {
  const [search] = useSearchParams();
  const space = search.get("space");
  const billing = useBilling();
  const offer = usePackOffer(space);
  const failed = billing.error ?? offer.error;
  return (
    <BillingCard title={TITLE}>
      {failed ? (
        <>
          <Alert tone="danger" role="alert">
            {messageFor(failed, "결제 정보를 불러오지 못했어요.")}
          </Alert>
          <Button onClick={() => void Promise.all([billing.refetch(), offer.refetch()])}>다시 시도</Button>
        </>
      ) : billing.data && offer.data ? (
        <Content billing={billing.data} space={space} {...offer.data} />
      ) : (
        <p role="status" className="flex items-center gap-2.5 text-ink-2">
          <Spinner /> 불러오고 있어요
        </p>
      )}
    </BillingCard>
  );
}

interface Offer {
  readonly terms: PackTerms;
  readonly isChecking: boolean;
}

function usePackOffer(space: string | null) {
  return useQuery({
    queryKey: ["pack-offer", space],
    queryFn: async ({ signal }): Promise<Offer> => {
      const { callEndpoint, readPacks, readSpaceBilling } = await loadApi();
      if (space === null) {
        const { offer, isChecking } = await callEndpoint(readPacks, {}, { signal });
        return { terms: offer, isChecking };
      }
      const { offers, isChecking } = await callEndpoint(readSpaceBilling, { id: space }, { signal });
      return { terms: offers.card, isChecking };
    },
  });
}

function Content({ billing, space, terms, isChecking }: Offer & { billing: Billing; space: string | null }) {
  if (isChecking) {
    return (
      <p className="text-ink-2" role="status">
        지난 결제의 결과를 확인하고 있어요. 2분쯤 걸려요. 확인될 때까지 새로 결제하지 않아요.
      </p>
    );
  }
  if (billing.cardWindow.kind === "none") {
    return (
      <>
        <p className="text-ink-2">{MESSAGES.paymentNotSetUp}</p>
        <ButtonLink to="/pricing">요금제 보기</ButtonLink>
      </>
    );
  }
  if (billing.needsEmailVerification) return <VerifyEmail />;
  return <Order billing={billing} space={space} terms={terms} />;
}

function Order({ billing, space, terms }: { billing: Billing; space: string | null; terms: PackTerms }) {
  const [hasAgreed, setAgreed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const card = useCardWindow(billing, { purpose: "pack", space, terms });
  const { priceWon, credits } = terms;
  /** VAT of 10% inside a price that includes it. */
  const vatWon = Math.round(priceWon / 11);
  const prices = [
    {
      key: "pack",
      term: `크레딧 묶음 ${formatCredits(credits)}`,
      value: formatWon(priceWon - vatWon),
      note: "공급가액",
    },
    { key: "vat", term: "부가세", value: formatWon(vatWon) },
    { key: "total", term: "한 번 결제할 금액", value: formatWon(priceWon) },
  ];
  const start = () => {
    setAsked(true);
    if (hasAgreed) card.open();
  };
  return (
    <>
      {billing.cardWindow.kind === "test" && <TestNotice />}
      <DefinitionList items={prices} keys={prices.map(({ key }) => key)} />
      <TickList
        items={[
          space === null ? "결제하면 바로 내 크레딧에 더해져요." : "결제하면 바로 학교 공간의 크레딧에 더해져요.",
          "한 번만 결제해요. 카드는 결제한 뒤에 지워요.",
          "결제한 날부터 1년 동안 쓸 수 있고, 먼저 끝나는 묶음부터 써요.",
          `결제한 지 ${CREDIT_PACK_REFUND_DAYS}일이 지나지 않았고 묶음을 쓰지 않았다면 전액 환불해 드려요.`,
        ]}
      />
      <div className="border-t border-line pt-2">
        <CheckField
          label={`${formatWon(priceWon)}을 한 번 결제하는 데 동의해요`}
          checked={hasAgreed}
          onChange={(event) => setAgreed(event.target.checked)}
          error={isAsked && !hasAgreed ? "결제에 동의해 주세요." : undefined}
        />
      </div>
      {card.error}
      <Button look="primary" size="large" full onClick={start} busy={card.isOpening}>
        {card.isOpening ? "카드 등록 창을 여는 중" : "카드 등록하고 결제하기"}
      </Button>
    </>
  );
}
