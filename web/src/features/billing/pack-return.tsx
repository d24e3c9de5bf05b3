import { formatCredits } from "@geulgyeol/wording";
import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { codeOf, messageFor } from "../../shared/api/api-failure.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { BillingCard } from "./billing-card.tsx";
import { type PackCardOrder, readOrder } from "./card-order.ts";
import { packPath, spacePath } from "./pack-path.ts";
import { usePackPurchase } from "./use-billing.ts";

const PAY_FAILED =
  "결제 결과를 받지 못했어요. 인터넷 연결을 확인하고 이 화면을 새로 고쳐 주세요. 두 번 결제되지 않아요.";
const OTHER_OPEN = "먼저 한 결제의 결과를 확인하고 있어 이 카드로는 결제하지 않았어요. 잠시 뒤 크레딧을 확인해 주세요.";

/**
 * Target of the card window after a pack was chosen. The key stays in this page's memory until the outcome is known, and
 * leaves the address at once.
 */
export function PackReturn() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [arrived] = useState(() => ({ order: readOrder(search), billingKey: search.get("billingKey") }));
  const { order, billingKey } = arrived;
  const space = search.get("space");
  const hasFailed = search.get("code") !== null;
  const pack = useMemo(() => (order?.purpose === "pack" ? order : null), [order]);
  const settled = useRef(false);
  const forget = () => {
    if (settled.current) return;
    settled.current = true;
    const query = new URLSearchParams({ purpose: "pack", ...(space !== null && { space }) });
    void navigate(`/subscribe/return?${query}`, { replace: true });
  };
  if (hasFailed) return <Failure space={space} text="카드를 등록하지 않았어요. 결제된 금액은 없어요." />;
  if (billingKey === null) return <Done space={space} title="크레딧 묶음" text="남은 크레딧과 기한을 볼 수 있어요." />;
  if (pack === null) {
    return <Failure space={space} text="무엇을 사는지 알 수 없어 결제하지 않았어요. 처음부터 다시 해 주세요." />;
  }
  return <Purchase order={pack} billingKey={billingKey} onSettled={forget} />;
}

interface PurchaseProps {
  readonly order: PackCardOrder;
  readonly billingKey: string;
  readonly onSettled: () => void;
}

function Purchase({ order, billingKey, onSettled }: PurchaseProps) {
  const { data, error, isError } = usePackPurchase(order, billingKey);
  const outcome = data?.outcome;
  const isSettled = outcome === "paid" || outcome === "declined";
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);
  const { space } = order;
  if (outcome === "paid") {
    const text = `${formatCredits(order.terms.credits)}을 1년 동안 쓸 수 있어요. 한 번만 결제했고, 카드는 남기지 않았어요.`;
    return <Done space={space} title="크레딧을 더했어요" text={text} />;
  }
  if (outcome === "declined") {
    const said = data?.message == null ? "" : ` 카드사 안내: ${data.message}`;
    return <Failure space={space} text={`카드사가 결제를 승인하지 않았어요. 결제된 금액은 없어요.${said}`} />;
  }
  if (isError) {
    const isOther = outcome === "checking" && codeOf(error) === "INVALID_BILLING_KEY";
    return <Failure space={space} text={isOther ? OTHER_OPEN : messageFor(error, PAY_FAILED)} />;
  }
  const text =
    outcome === "checking"
      ? "카드사의 답을 기다리고 있어요. 2분쯤 걸릴 수 있어요. 이 화면을 닫아도 괜찮고, 두 번 결제되지 않아요."
      : "결제하고 있어요. 창을 닫지 말아 주세요.";
  return (
    <BillingCard title="결제 결과">
      <p role="status" className="flex items-center gap-3 text-ink-2">
        <Spinner size={32} />
        <span>{text}</span>
      </p>
    </BillingCard>
  );
}

function Done({ space, title, text }: { space: string | null; title: string; text: string }) {
  const heading = useHeading();
  return (
    <BillingCard title="결제 결과">
      <h2 ref={heading} tabIndex={-1} className="text-title-2 font-heading">
        {title}
      </h2>
      <p className="text-ink-2">{text}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        <ButtonLink look="primary" to={space === null ? "/dashboard" : spacePath(space)}>
          {space === null ? "글 분석하러 가기" : "학교 공간으로"}
        </ButtonLink>
        <ButtonLink to="/settings">크레딧과 영수증 보기</ButtonLink>
      </div>
    </BillingCard>
  );
}

function Failure({ space, text }: { space: string | null; text: string }) {
  const heading = useHeading();
  return (
    <BillingCard title="결제 결과">
      <h2 ref={heading} tabIndex={-1} className="text-title-2 font-heading">
        크레딧을 사지 못했어요
      </h2>
      <Alert tone="danger" role="alert">
        {text}
      </Alert>
      <div className="grid gap-2 sm:grid-cols-2">
        <ButtonLink look="primary" to={packPath(space)} reloadDocument>
          다시 시도
        </ButtonLink>
        <ButtonLink to="/contact">문의하기</ButtonLink>
      </div>
    </BillingCard>
  );
}

/** The outcome is announced and focused, so that the next Tab continues from it. */
function useHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
