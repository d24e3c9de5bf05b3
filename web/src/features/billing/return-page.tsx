import type { Billing, PaymentOutcome } from "@geulgyeol/contract";
import { formatCredits, formatDay } from "@geulgyeol/wording";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { codeOf, messageFor } from "../../shared/api/api-failure.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { BillingCard } from "./billing-card.tsx";
import { readOrder, type SubscriptionOrder } from "./card-order.ts";
import { PackReturn } from "./pack-return.tsx";
import { termsText } from "./terms-text.ts";
import { useBilling, useGiveCard } from "./use-billing.ts";

type Purpose = SubscriptionOrder["purpose"];

const PAY_FAILED =
  "결제 결과를 받지 못했어요. 인터넷 연결을 확인하고 이 화면을 새로 고쳐 주세요. 두 번 결제되지 않아요.";
const NO_TERMS = "어떤 요금에 동의했는지 알 수 없어 결제하지 않았어요. 요금을 다시 확인해 주세요.";
/** Target of the page if the order failed. */
const STARTS = { subscribe: "/subscribe", change: "/subscribe/card" } as const;

/**
 * Target of the card window. The billing key is removed from the address once the server has answered; sending it again
 * before that does not charge twice.
 */
export function ReturnPage() {
  const [search] = useSearchParams();
  return search.get("purpose") === "pack" ? <PackReturn /> : <SubscriptionReturn />;
}

function SubscriptionReturn() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const give = useGiveCard();
  const billing = useBilling();
  const order = useMemo(() => {
    const read = readOrder(search);
    return read?.purpose === "pack" ? null : read;
  }, [search]);
  const purpose: Purpose = order?.purpose ?? "subscribe";
  const billingKey = search.get("billingKey");
  const hasFailed = search.get("code") !== null;
  const { mutate } = give;
  const handedOver = useRef<string | null>(null);

  useEffect(() => {
    if (order === null || billingKey === null || hasFailed || handedOver.current === billingKey) return;
    handedOver.current = billingKey;
    mutate(
      { ...order, billingKey },
      { onSuccess: () => void navigate(`/subscribe/return?purpose=${order.purpose}`, { replace: true }) },
    );
  }, [billingKey, hasFailed, mutate, navigate, order]);

  if (hasFailed) return <Failure purpose={purpose} text="카드를 등록하지 않았어요. 결제된 금액은 없어요." />;
  if (order === null && billingKey !== null) return <Failure purpose={purpose} text={NO_TERMS} />;
  if (give.isError) {
    if (codeOf(give.error) === "TERMS_CHANGED") {
      const offer = billing.isFetching ? undefined : billing.data?.offer;
      return (
        <Failure purpose={purpose} text={messageFor(give.error, PAY_FAILED)} again="새 요금 확인하기">
          <p className="text-ink-2">결제된 금액은 없어요. {offer && `새 요금은 ${termsText(offer)}이에요.`}</p>
        </Failure>
      );
    }
    // The key was already used, perhaps by this page, so the current state is more useful than the error.
    if (codeOf(give.error) === "INVALID_BILLING_KEY" && billing.data?.subscription?.status === "active") {
      return <Success outcome="already" subscription={billing.data.subscription} />;
    }
    return <Failure purpose={purpose} text={messageFor(give.error, PAY_FAILED)} />;
  }
  const isKnown = give.data !== undefined || billingKey === null;
  if (!isKnown || billing.data === undefined) return <Working text="결제하고 있어요. 창을 닫지 말아 주세요." />;
  const { subscription } = billing.data;
  const outcome = give.data?.outcome;
  if (outcome === "declined") return <Failure purpose={purpose} text={declinedText(give.data?.message ?? null)} />;
  if (outcome === undefined || outcome === "checking") {
    if (subscription?.isChecking) {
      return (
        <Working text="카드사의 답을 기다리고 있어요. 2분쯤 걸릴 수 있어요. 이 화면을 닫아도 괜찮고, 두 번 결제되지 않아요." />
      );
    }
    if (subscription?.status !== "active") {
      return <Failure purpose={purpose} text="결제되지 않았어요. 결제된 금액은 없어요." />;
    }
    return <Success outcome={outcome ? "paid" : "already"} subscription={subscription} />;
  }
  return <Success outcome={outcome} subscription={subscription} />;
}

function declinedText(message: string | null): string {
  const said = message === null ? "" : ` 카드사 안내: ${message}`;
  return `카드사가 결제를 승인하지 않았어요. 결제된 금액은 없어요.${said}`;
}

const HEADINGS: Readonly<Record<Exclude<PaymentOutcome, "declined" | "checking">, string>> = {
  paid: "Pro를 시작했어요",
  already: "Pro를 이용하고 있어요",
  "card-changed": "결제 카드를 바꿨어요",
};

interface SuccessProps {
  readonly outcome: keyof typeof HEADINGS;
  readonly subscription: Billing["subscription"];
}

function Success({ outcome, subscription }: SuccessProps) {
  const nextPaymentAt = subscription?.nextPaymentAt ?? null;
  const heading = useFocusedHeading();
  return (
    <BillingCard title="결제 결과">
      <h2 ref={heading} tabIndex={-1} className="text-title-2 font-heading">
        {HEADINGS[outcome]}
      </h2>
      <p className="text-ink-2">
        {outcome === "paid" &&
          `결제했어요. ${formatCredits(subscription?.terms.monthlyCredits ?? 0)}을 바로 쓸 수 있어요. `}
        {outcome === "already" && "한 달에 한 번만 결제돼요. "}
        {outcome === "card-changed" && "지금 결제된 금액은 없어요. "}
        {nextPaymentAt !== null && `다음 결제일은 ${formatDay(nextPaymentAt)}이에요.`}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        <ButtonLink look="primary" to="/dashboard">
          글 분석하러 가기
        </ButtonLink>
        <ButtonLink to="/settings">구독과 영수증 보기</ButtonLink>
      </div>
    </BillingCard>
  );
}

interface FailureProps {
  readonly purpose: Purpose;
  readonly text: string;
  /** Label of the link to where it begins. */
  readonly again?: string;
  readonly children?: ReactNode;
}

function Failure({ purpose, text, again = "다시 시도", children }: FailureProps) {
  const heading = useFocusedHeading();
  return (
    <BillingCard title="결제 결과">
      <h2 ref={heading} tabIndex={-1} className="text-title-2 font-heading">
        {purpose === "change" ? "카드를 바꾸지 못했어요" : "Pro를 시작하지 못했어요"}
      </h2>
      <Alert tone="danger" role="alert">
        {text}
      </Alert>
      {children}
      <div className="grid gap-2 sm:grid-cols-2">
        <ButtonLink look="primary" to={STARTS[purpose]} reloadDocument>
          {again}
        </ButtonLink>
        <ButtonLink to="/contact">문의하기</ButtonLink>
      </div>
    </BillingCard>
  );
}

function Working({ text }: { text: string }) {
  return (
    <BillingCard title="결제 결과">
      <p role="status" className="flex items-center gap-3 text-ink-2">
        <Spinner size={32} />
        <span>{text}</span>
      </p>
    </BillingCard>
  );
}

/** The outcome is announced and focused, so that the next Tab continues from it. */
function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
