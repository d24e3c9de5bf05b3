import { CREDIT_COST, SCAN_PAGES_MAX } from "@geulgyeol/contract";
import { formatCredits } from "@geulgyeol/wording";
import { type FormEvent, useId, useState } from "react";
import type { PageRange } from "../../../shared/files/extract-on-server.ts";
import { useAccount } from "../../../shared/session/use-account.ts";
import { Alert } from "../../../shared/ui/alert.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import type { OfferedScan } from "./use-file-input.ts";

interface ScanOfferProps {
  readonly scan: OfferedScan;
  readonly onRead: (range: PageRange) => void;
  readonly onClose: () => void;
}

/** Offers to recognise the pages of a scan: which pages, how long it takes, and what it costs. */
export default function ScanOffer({ scan, onRead, onClose }: ScanOfferProps) {
  if (!scan.isPart) return <WholeScan scan={scan} onRead={onRead} onClose={onClose} />;
  return (
    <Alert tone="info" role="status">
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span>그림으로 된 {scan.pages}쪽은 아직 읽지 않았어요. 글자를 읽는 데는 크레딧이 들지 않아요.</span>
        <span className="flex gap-2">
          <Button size="small" onClick={() => onRead({ firstPage: 1, lastPage: LAST })}>
            그림 쪽도 읽기
          </Button>
          <Button size="small" look="ghost" onClick={onClose}>
            괜찮아요
          </Button>
        </span>
      </span>
    </Alert>
  );
}

/** Limit of the contract, higher than for any readable file. */
const LAST = 10_000;

function WholeScan({ scan, onRead, onClose }: ScanOfferProps) {
  const id = useId();
  const account = useAccount();
  const [first, setFirst] = useState("1");
  const [last, setLast] = useState(String(Math.min(scan.pages, SCAN_PAGES_MAX)));
  const problem = problemOf(Number(first), Number(last), scan.pages);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (problem === null) onRead({ firstPage: Number(first), lastPage: Number(last) });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      width={460}
      title="글자가 없는 스캔 PDF예요"
      description="쪽마다 그림에서 글자를 읽어 낼 수 있어요."
    >
      <form onSubmit={onSubmit}>
        <fieldset className="mt-5">
          <legend className="mb-1.5 text-note font-semibold">읽을 쪽 (모두 {scan.pages}쪽)</legend>
          <div className="flex items-center gap-2.5">
            <PageField label="첫 쪽" value={first} max={scan.pages} onChange={setFirst} problemId={problem && id} />
            <span aria-hidden>–</span>
            <PageField label="마지막 쪽" value={last} max={scan.pages} onChange={setLast} problemId={problem && id} />
          </div>
        </fieldset>
        {problem !== null && (
          <p id={id} role="alert" className="mt-1.5 text-note text-danger">
            {problem}
          </p>
        )}
        <ul className="mt-4 flex list-disc flex-col gap-1 pl-5 text-note text-ink-2">
          <li>
            글자를 읽는 데는 크레딧이 들지 않아요. 읽은 글을 분석할 때 {formatCredits(CREDIT_COST.basic)}부터 들어요.
          </li>
          {account.data && (
            <li className="tabular-nums">지금 {formatCredits(account.data.credits.remaining)}이 남아 있어요.</li>
          )}
          <li>한 쪽에 몇 초씩 걸려요. 언제든 그만두고, 그때까지 읽은 쪽만 쓸 수 있어요.</li>
        </ul>
        <div className="mt-6 grid grid-cols-2 gap-2.5">
          <Button onClick={onClose}>닫기</Button>
          <Button type="submit" look="primary" disabled={problem !== null}>
            글자 읽기
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface PageFieldProps {
  readonly label: string;
  readonly value: string;
  readonly max: number;
  readonly problemId: string | null;
  readonly onChange: (value: string) => void;
}

function PageField({ label, value, max, problemId, onChange }: PageFieldProps) {
  return (
    <input
      type="number"
      inputMode="numeric"
      aria-label={label}
      aria-invalid={problemId !== null || undefined}
      aria-describedby={problemId ?? undefined}
      min={1}
      max={max}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="h-11 w-24 rounded-md border border-line-strong bg-surface px-3 text-base tabular-nums"
    />
  );
}

function problemOf(first: number, last: number, pages: number): string | null {
  if (!Number.isInteger(first) || !Number.isInteger(last) || first < 1 || last > pages || first > last) {
    return `1쪽부터 ${pages}쪽 사이에서 골라 주세요.`;
  }
  return last - first >= SCAN_PAGES_MAX ? `한 번에 ${SCAN_PAGES_MAX}쪽까지 읽을 수 있어요.` : null;
}
