import type { BusinessDetails, Receipt } from "@geulgyeol/contract";
import { formatCredits, formatDateTime, formatDay, formatWon } from "@geulgyeol/wording";
import { businessFacts } from "../../shared/business/business-facts.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Badge } from "../../shared/ui/badge.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { SettingsGroup } from "../../shared/ui/settings-group.tsx";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { cardName } from "./billing-card.tsx";
import { useReceipts } from "./use-billing.ts";

/** Every payment with its VAT, and the seller. Hidden if nothing was ever paid. */
export function ReceiptsSection() {
  const receipts = useReceipts();
  if (receipts.isError) {
    return (
      <SettingsGroup title="영수증">
        <div className="flex flex-wrap items-center gap-3 py-4">
          <Alert tone="danger" role="alert" className="grow">
            영수증을 불러오지 못했어요.
          </Alert>
          <Button size="small" onClick={() => void receipts.refetch()}>
            다시 시도
          </Button>
        </div>
      </SettingsGroup>
    );
  }
  if (!receipts.data || receipts.data.receipts.length === 0) return null;
  return (
    <SettingsGroup title="영수증">
      <ul>
        {receipts.data.receipts.map((receipt) => (
          <ReceiptRow key={receipt.number} receipt={receipt} />
        ))}
      </ul>
      <Seller business={receipts.data.business} />
    </SettingsGroup>
  );
}

function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const { number, credits, paidAt, status, refundedAt, totalWon, supplyWon, vatWon, card, slipUrl, isTest } = receipt;
  return (
    <li className="border-t border-line py-3.5 first:border-t-0">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {credits === null ? "글결 Pro 1개월" : `크레딧 묶음 ${formatCredits(credits)}`}
          {status === "refunded" ? <Badge tone="line">환불됨</Badge> : <Badge tone="success">결제됨</Badge>}
          {isTest && <Badge tone="line">시험 결제</Badge>}
        </span>
        <span className="font-bold tabular-nums">{formatWon(totalWon)}</span>
      </p>
      <dl className="mt-1 grid gap-x-6 text-note text-ink-3 tabular-nums sm:grid-cols-2">
        <Fact term="번호" value={number} />
        <Fact term="결제일" value={formatDateTime(paidAt)} />
        <Fact term="공급가액" value={formatWon(supplyWon)} />
        <Fact term="부가세" value={formatWon(vatWon)} />
        <Fact term="카드" value={cardName(card)} />
        {refundedAt !== null && <Fact term="환불일" value={formatDay(refundedAt)} />}
      </dl>
      {slipUrl !== null && (
        <a href={slipUrl} target="_blank" rel="noreferrer" className={`${TEXT_LINK} text-note`}>
          카드 매출전표 보기<span className="sr-only"> (새 창)</span>
        </a>
      )}
    </li>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex gap-2">
      <dt className="w-14 shrink-0">{term}</dt>
      <dd className="min-w-0 text-ink-2">{value}</dd>
    </div>
  );
}

/** The seller's details, as configured by the operator. */
function Seller({ business }: { business: BusinessDetails }) {
  const facts = businessFacts(business);
  if (facts.length === 0) return null;
  return <p className="border-t border-line py-3 text-label text-ink-3">판매자: {facts.join(" · ")}</p>;
}
