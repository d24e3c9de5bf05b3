import type { LedgerEntry } from "@geulgyeol/contract";
import { formatDateTime } from "@geulgyeol/wording";
import { Link } from "react-router";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { SettingsGroup } from "../../shared/ui/settings-group.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { reasonText, signedAmount } from "./ledger-reasons.ts";
import { useLedger } from "./use-ledger.ts";

/** The list of all credit movements. */
export function LedgerSection() {
  const ledger = useLedger();
  return (
    <SettingsGroup title="크레딧 내역">
      {ledger.status === "pending" && (
        <p role="status" className="flex min-h-16 items-center gap-2.5 text-ink-2">
          <Spinner /> 불러오고 있어요
        </p>
      )}
      {ledger.status === "error" && (
        <div className="flex flex-wrap items-center gap-3 py-4">
          <Alert tone="danger" role="alert" className="grow">
            크레딧 내역을 불러오지 못했어요.
          </Alert>
          <Button size="small" onClick={ledger.retry}>
            다시 시도
          </Button>
        </div>
      )}
      {ledger.status === "success" && <LedgerTable entries={ledger.entries} />}
      {ledger.hasMore && (
        <div className="border-t border-line py-3 text-center">
          <Button size="small" look="ghost" onClick={ledger.loadMore} busy={ledger.isLoadingMore}>
            {ledger.isLoadingMore ? "불러오는 중" : "이전 내역 더 보기"}
          </Button>
        </div>
      )}
    </SettingsGroup>
  );
}

const HEAD = "border-b border-line-strong py-2.5 text-left text-label font-semibold whitespace-nowrap text-ink-3";
const CELL = "border-t border-line py-3 align-top group-first:border-t-0";

/** On a phone the time is below the reason, so the table keeps its three columns. */
const BUCKETS: Readonly<Record<LedgerEntry["bucket"], string>> = { allowance: "", pack: " · 묶음", bonus: " · 보너스" };

function LedgerTable({ entries }: { entries: readonly LedgerEntry[] }) {
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} pr-4`}>
            내용
          </th>
          <th scope="col" className={`${HEAD} px-2 !text-right`}>
            증감
          </th>
          <th scope="col" className={`${HEAD} w-16 pl-2 !text-right`}>
            남은 크레딧
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} className="group">
            <td className={`${CELL} pr-4`}>
              {entry.analysisId === null ? (
                <span className="font-medium">{reasonText(entry)}</span>
              ) : (
                <Link to={`/history/${entry.analysisId}`} className={TEXT_LINK}>
                  {reasonText(entry)}
                </Link>
              )}
              <time dateTime={entry.createdAt} className="block text-label text-ink-3 tabular-nums">
                {formatDateTime(entry.createdAt)}
                {BUCKETS[entry.bucket]}
              </time>
            </td>
            <td
              className={`${CELL} px-2 text-right font-semibold whitespace-nowrap tabular-nums ${entry.amount > 0 ? "text-success" : ""}`}
            >
              {signedAmount(entry.amount)}
            </td>
            <td className={`${CELL} pl-2 text-right whitespace-nowrap text-ink-2 tabular-nums`}>{entry.balance}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
