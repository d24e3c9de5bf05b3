import type { Space, SpaceInvoice } from "@geulgyeol/contract";
import { formatCount, formatCredits, formatDay, formatWon } from "@geulgyeol/wording";
import { useState } from "react";
import { messageFor } from "../../shared/api/api-failure.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Badge } from "../../shared/ui/badge.tsx";
import { Button, buttonStyle } from "../../shared/ui/button.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { CARD } from "../../shared/ui/surfaces.ts";
import { InvoiceDialog } from "./invoice-dialog.tsx";
import { PoolCard } from "./pool-card.tsx";
import { useSpaceBilling, useSpaceChange } from "./use-spaces.ts";

/** Credits, how to buy more, and what was bought. */
export function CreditsTab({ space }: { space: Space }) {
  const billing = useSpaceBilling(space.id);
  const [isAsking, setAsking] = useState(false);
  if (billing.isError) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Alert tone="danger" role="alert" className="grow">
          {messageFor(billing.error, "크레딧과 청구를 불러오지 못했어요.")}
        </Alert>
        <Button onClick={() => void billing.refetch()}>다시 시도</Button>
      </div>
    );
  }
  if (!billing.data) {
    return (
      <p role="status" className="flex min-h-40 items-center gap-2.5 text-ink-2">
        <Spinner /> 불러오고 있어요
      </p>
    );
  }
  const { packs, receipts, invoices, offers, details, isChecking, cardWindow } = billing.data;
  const isWaiting = invoices.some(({ state }) => state === "requested");
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[340px_minmax(0,1fr)]">
      <PoolCard space={space} withOffers={false} />
      <div className="grid min-w-0 gap-6">
        {isChecking && (
          <Alert tone="info" role="status">
            지난 카드 결제의 결과를 확인하고 있어요. 두 번 결제되지 않아요.
          </Alert>
        )}
        <div className="grid gap-4 md:grid-cols-2">
          <Way title="카드로 바로 사기" {...offers.card} text="결제하면 바로 더해지고 1년 동안 써요.">
            {cardWindow.kind === "none" ? (
              <p className="text-note text-ink-3">이 서버에는 카드 결제가 설정되어 있지 않아요.</p>
            ) : (
              // A full load, for the content security policy of the card page.
              <a href={`/subscribe/pack?space=${space.id}`} className={buttonStyle({ look: "primary", full: true })}>
                카드로 사기
              </a>
            )}
          </Way>
          <Way
            title="견적서와 청구서로 사기"
            {...offers.invoice}
            text="세금계산서 정보를 적으면 사람이 확인해서 발행하고, 그 뒤에 더해요."
          >
            <Button full disabled={isWaiting} onClick={() => setAsking(true)}>
              {isWaiting ? "확인하고 있어요" : "청구서 요청하기"}
            </Button>
          </Way>
        </div>
        {invoices.length > 0 && <Invoices spaceId={space.id} invoices={invoices} />}
        {packs.length > 0 && (
          <Group title="묶음">
            {packs.map(({ id, credits, left, boughtAt, expiresAt }) => (
              <Row
                key={id}
                title={`${formatCredits(credits)} 묶음`}
                note={`${formatDay(boughtAt)}에 더함 · ${formatDay(expiresAt)}까지`}
                value={`${formatCount(left)} 남음`}
              />
            ))}
          </Group>
        )}
        {receipts.length > 0 && (
          <Group title="카드 영수증">
            {receipts.map(({ number, credits, paidAt, status, totalWon, isTest }) => (
              <Row
                key={number}
                title={`${formatCredits(credits ?? 0)} 묶음${status === "refunded" ? " (환불됨)" : ""}${isTest ? " · 시험 결제" : ""}`}
                note={`${number} · ${formatDay(paidAt)}`}
                value={formatWon(totalWon)}
              />
            ))}
          </Group>
        )}
      </div>
      {isAsking && (
        <InvoiceDialog spaceId={space.id} offer={offers.invoice} known={details} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}

interface WayProps {
  readonly title: string;
  readonly credits: number;
  readonly priceWon: number;
  readonly text: string;
  readonly children: React.ReactNode;
}

function Way({ title, credits, priceWon, text, children }: WayProps) {
  return (
    <section className={`${CARD} flex flex-col p-4.5 sm:p-6`}>
      <h2 className="font-semibold">{title}</h2>
      <p className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-3 text-lead font-bold tabular-nums">
        {formatCount(credits)} 크레딧 <span className="text-copy font-medium">{formatWon(priceWon)}</span>
      </p>
      <p className="mt-1.5 mb-4 grow text-note text-ink-2">{text}</p>
      {children}
    </section>
  );
}

const STATES = { requested: "확인하고 있어요", confirmed: "발행하고 더했어요", cancelled: "거뒀어요" } as const;

function Invoices({ spaceId, invoices }: { spaceId: string; invoices: readonly SpaceInvoice[] }) {
  const change = useSpaceChange(spaceId);
  return (
    <Group title="청구서">
      {invoices.map(({ id, state, credits, totalWon, requestedAt, details }) => (
        <li key={id} className="border-t border-line py-3.5 first:border-t-0">
          <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 font-semibold">
            <span className="flex flex-wrap items-center gap-2">
              {formatCredits(credits)} <Badge tone={state === "confirmed" ? "success" : "line"}>{STATES[state]}</Badge>
            </span>
            <span className="tabular-nums">{formatWon(totalWon)}</span>
          </p>
          <p className="text-note text-ink-3 wrap-anywhere">
            {formatDay(requestedAt)} 요청 · {details.name} ({shownNumber(details.businessNumber)}) · {details.email}
          </p>
          {state === "requested" && (
            <Button
              size="small"
              className="mt-2"
              busy={change.isPending}
              onClick={() => change.mutate({ what: "cancel-invoice", invoiceId: id })}
            >
              요청 거두기
            </Button>
          )}
        </li>
      ))}
      {change.isError && (
        <Alert tone="danger" role="alert" className="mb-3">
          {messageFor(change.error, "거두지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
        </Alert>
      )}
    </Group>
  );
}

/** "220-81-62517" */
function shownNumber(digits: string): string {
  return `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={`${CARD} px-4.5 pt-4.5 pb-1 sm:px-6`}>
      <h2 className="mb-1 font-semibold">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function Row({ title, note, value }: { title: string; note: string; value: string }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-3 first:border-t-0">
      <span className="min-w-0">
        <span className="block font-medium">{title}</span>
        <span className="block text-note text-ink-3 tabular-nums">{note}</span>
      </span>
      <span className="font-semibold tabular-nums">{value}</span>
    </li>
  );
}
