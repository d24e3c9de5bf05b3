import { formatInterval, formatPercent, HOLD_LABEL, VERDICT_SHORT } from "@geulgyeol/wording";
import { Check, RotateCcw, TriangleAlert, X } from "lucide-react";
import { formatCount } from "../../../shared/format/numbers.ts";
import { bandClass } from "../../../shared/report/probability-band.ts";
import { countShares } from "../../../shared/report/sentence-shares.ts";
import { Badge } from "../../../shared/ui/badge.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { Spinner } from "../../../shared/ui/spinner.tsx";
import { type BatchItem, type ItemState, isOpen } from "./batch-items.ts";
import { stateText } from "./state-text.ts";

interface BatchRowProps {
  readonly item: BatchItem;
  readonly hasStarted: boolean;
  readonly onCancel: (id: number) => void;
  readonly onRetry: (id: number) => void;
  readonly onRemove: (id: number) => void;
  readonly onShow: (item: BatchItem) => void;
}

const CELL =
  "px-2 py-3 align-top first:pl-[18px] last:pr-[18px] sm:px-3 sm:first:pl-6 sm:last:pr-6 lg:first:pl-8 lg:last:pr-8";

/** A row of the table: what it is, how far it is, and what came out of it. */
export function BatchRow({ item, hasStarted, onCancel, onRetry, onRemove, onShow }: BatchRowProps) {
  const { id, name, detail, charCount, limit, state, notices } = item;
  const result = state.kind === "done" ? state.result : null;
  const shares = result && countShares(result.sentences);
  return (
    <tr className="border-t border-line">
      <th scope="row" className={`${CELL} sm:min-w-44 text-left font-normal`}>
        <span className="line-clamp-2 font-semibold break-words">{name}</span>
        {detail !== "" && <span className="line-clamp-2 text-note text-ink-2 break-words">{detail}</span>}
        {(hasStarted || state.kind !== "waiting") && <StateLine state={state} />}
        {notices.length > 0 && (
          <details className="text-note text-warn">
            <summary>알릴 점 {notices.length}개</summary>
            {notices.map((notice) => (
              <p key={notice} className="text-ink-2">
                {notice}
              </p>
            ))}
          </details>
        )}
      </th>
      <td className={`${CELL} text-right whitespace-nowrap tabular-nums max-sm:hidden`}>
        {charCount === null ? "" : formatCount(charCount)}
        {limit !== null && <span className="text-ink-3"> / {formatCount(limit)}</span>}
      </td>
      <td className={`${CELL} whitespace-nowrap max-sm:hidden`}>{result && <VerdictBadge result={result} />}</td>
      <td className={`${CELL} text-right whitespace-nowrap tabular-nums`}>
        {result && (
          <>
            <b className={`font-[650] text-(--k) ${bandClass(result.aiProbability)}`}>
              {formatPercent(result.aiProbability)}
            </b>
            <span className="block text-label text-ink-3">{formatInterval(result.interval)}</span>
            <span className="sm:hidden">
              <VerdictBadge result={result} />
            </span>
          </>
        )}
      </td>
      <td className={`${CELL} text-right whitespace-nowrap tabular-nums max-lg:hidden`}>
        {shares && `${shares.ai} / ${shares.total}`}
      </td>
      <td className={`${CELL} text-right whitespace-nowrap tabular-nums max-lg:hidden`}>{result?.credits.charged}</td>
      <td className={`${CELL} text-right whitespace-nowrap`}>
        {result !== null && (
          <Button size="tiny" aria-label={`${name} 결과 보기`} onClick={() => onShow(item)}>
            <span>
              <span className="max-sm:sr-only">결과 </span>보기
            </span>
          </Button>
        )}
        {(state.kind === "failed" || state.kind === "cancelled") && (
          <Button size="tiny" aria-label={`${name} 다시 시도`} onClick={() => onRetry(id)}>
            <RotateCcw size={14} strokeWidth={1.75} aria-hidden /> <span className="max-sm:sr-only">다시 시도</span>
          </Button>
        )}
        {isOpen(item) && (
          <Button
            size="tiny"
            look="ghost"
            aria-label={hasStarted ? `${name} 취소` : `${name} 빼기`}
            onClick={() => (hasStarted ? onCancel(id) : onRemove(id))}
          >
            <X size={14} strokeWidth={1.75} aria-hidden />{" "}
            <span className="max-sm:sr-only">{hasStarted ? "취소" : "빼기"}</span>
          </Button>
        )}
      </td>
    </tr>
  );
}

function VerdictBadge({ result }: { result: Extract<ItemState, { kind: "done" }>["result"] }) {
  if (result.hold !== null) return <Badge>{HOLD_LABEL}</Badge>;
  return <Badge tone={result.verdict}>{VERDICT_SHORT[result.verdict]}</Badge>;
}

function StateLine({ state }: { state: ItemState }) {
  if (state.kind === "done") {
    return (
      <span className="sr-only">
        <Check size={14} aria-hidden /> {stateText(state)}
      </span>
    );
  }
  const isMoving = state.kind === "reading" || state.kind === "judging";
  return (
    <span
      className={`mt-1 flex items-start gap-1.5 text-note ${state.kind === "failed" ? "text-danger" : "text-ink-3"}`}
    >
      {isMoving && <Spinner />}
      {state.kind === "failed" && (
        <TriangleAlert size={15} strokeWidth={1.75} className="mt-0.5 shrink-0" aria-hidden />
      )}
      <span className="min-w-0 break-words tabular-nums">{stateText(state)}</span>
    </span>
  );
}
