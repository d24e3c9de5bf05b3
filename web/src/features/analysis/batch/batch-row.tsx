import { formatCount, formatPercent } from "@geulgyeol/wording";
import { Check, RotateCcw, TriangleAlert, X } from "lucide-react";
import { HowSure } from "../../../report/verdict/how-sure.tsx";
import { bandClass } from "../../../report/verdict/probability-band.ts";
import { countShares } from "../../../report/verdict/sentence-shares.ts";
import { TrialMark } from "../../../report/verdict/trial-mark.tsx";
import { VerdictBadge } from "../../../report/verdict/verdict-badge.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { Spinner } from "../../../shared/ui/spinner.tsx";
import { type BatchItem, type ItemState, isOpen } from "./batch-items.ts";
import type { BatchRunner } from "./batch-runner.ts";
import { stateText } from "./state-text.ts";

interface BatchRowProps {
  readonly item: BatchItem;
  readonly hasStarted: boolean;
  readonly runner: BatchRunner;
  readonly onShow: (item: BatchItem) => void;
}

type Result = Extract<ItemState, { status: "done" }>["result"];

const CELL =
  "px-2 py-3 align-top first:pl-4.5 last:pr-4.5 sm:px-3 sm:first:pl-6 sm:last:pr-6 lg:first:pl-8 lg:last:pr-8";

/** A row of the table: name, progress and result. */
export function BatchRow({ item, hasStarted, runner, onShow }: BatchRowProps) {
  const { charCount, limit, state } = item;
  const result = state.status === "done" ? state.result : null;
  const shares = result && countShares(result.sentences);
  return (
    <tr className="border-t border-line">
      <NameCell item={item} showsState={hasStarted || state.status !== "waiting"} />
      <td className={`${CELL} text-right whitespace-nowrap tabular-nums max-sm:hidden`}>
        {charCount === null ? "" : formatCount(charCount)}
        {limit !== null && <span className="text-ink-3"> / {formatCount(limit)}</span>}
      </td>
      <td className={`${CELL} whitespace-nowrap max-sm:hidden`}>
        {result && <VerdictBadge verdict={result.verdict} isHeld={result.hold !== null} />}
      </td>
      <td className={`${CELL} text-right whitespace-nowrap tabular-nums`}>
        {result && <Probability result={result} />}
      </td>
      <td className={`${CELL} text-right whitespace-nowrap tabular-nums max-lg:hidden`}>
        {shares && result?.hold === null && `${shares.ai} / ${shares.total}`}
      </td>
      <td className={`${CELL} text-right whitespace-nowrap tabular-nums max-lg:hidden`}>{result?.credits.charged}</td>
      <td className={`${CELL} text-right whitespace-nowrap`}>
        <RowButtons item={item} hasStarted={hasStarted} runner={runner} onShow={onShow} />
      </td>
    </tr>
  );
}

function NameCell({ item, showsState }: { item: BatchItem; showsState: boolean }) {
  const { name, detail, state, notices } = item;
  return (
    <th scope="row" className={`${CELL} sm:min-w-44 text-left font-normal`}>
      <span className="line-clamp-2 font-semibold break-words">{name}</span>
      {detail !== "" && <span className="line-clamp-2 text-note text-ink-2 break-words">{detail}</span>}
      {state.status === "done" && state.result.hold === null && state.result.isTrial && (
        <span className="block text-note">
          <TrialMark of={state.result} short />
        </span>
      )}
      {showsState && <StateLine state={state} />}
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
  );
}

/** The figure and how sure it is; a held row has neither. */
function Probability({ result }: { result: Result }) {
  return (
    <>
      {result.hold === null && (
        <>
          <b className={`font-heading text-(--k) ${bandClass(result.aiProbability)}`}>
            {formatPercent(result.aiProbability)}
          </b>
          <span className="block text-label text-ink-3">
            <HowSure of={result} />
          </span>
        </>
      )}
      <span className="sm:hidden">
        <VerdictBadge verdict={result.verdict} isHeld={result.hold !== null} />
      </span>
    </>
  );
}

/** Actions of a row: show its result, retry or remove it. */
function RowButtons({ item, hasStarted, runner, onShow }: BatchRowProps) {
  const { id, name, state } = item;
  return (
    <>
      {state.status === "done" && (
        <Button size="tiny" aria-label={`${name} 결과 보기`} onClick={() => onShow(item)}>
          <span>
            <span className="max-sm:sr-only">결과 </span>보기
          </span>
        </Button>
      )}
      {(state.status === "failed" || state.status === "cancelled") && (
        <Button size="tiny" aria-label={`${name} 다시 시도`} onClick={() => runner.retry(id)}>
          <RotateCcw size={14} strokeWidth={1.75} aria-hidden /> <span className="max-sm:sr-only">다시 시도</span>
        </Button>
      )}
      {isOpen(item) && (
        <Button
          size="tiny"
          look="ghost"
          aria-label={hasStarted ? `${name} 취소` : `${name} 빼기`}
          onClick={() => (hasStarted ? runner.cancel(id) : runner.remove(id))}
        >
          <X size={14} strokeWidth={1.75} aria-hidden />{" "}
          <span className="max-sm:sr-only">{hasStarted ? "취소" : "빼기"}</span>
        </Button>
      )}
    </>
  );
}

function StateLine({ state }: { state: ItemState }) {
  if (state.status === "done") {
    return (
      <span className="sr-only">
        <Check size={14} aria-hidden /> {stateText(state)}
      </span>
    );
  }
  const isMoving = state.status === "judging";
  return (
    <span
      className={`mt-1 flex items-start gap-1.5 text-note ${state.status === "failed" ? "text-danger" : "text-ink-3"}`}
    >
      {isMoving && <Spinner />}
      {state.status === "failed" && (
        <TriangleAlert size={15} strokeWidth={1.75} className="mt-0.5 shrink-0" aria-hidden />
      )}
      <span className="min-w-0 break-words tabular-nums">{stateText(state)}</span>
    </span>
  );
}
