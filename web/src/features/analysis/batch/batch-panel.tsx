import { CREDIT_COST } from "@geulgyeol/contract";
import { formatCredits } from "@geulgyeol/wording";
import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { useAppDialogs } from "../../../shared/dialogs/app-dialogs.ts";
import { useAccount } from "../../../shared/session/use-account.ts";
import { Alert } from "../../../shared/ui/alert.tsx";
import { announce } from "../../../shared/ui/announcer.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { saveFile } from "../../../shared/ui/save-file.ts";
import { SHEET, SHEET_SECTION } from "../../../shared/ui/surfaces.ts";
import { toCsv } from "./batch-csv.ts";
import { type BatchItem, type BatchMode, isOpen } from "./batch-items.ts";
import { BatchOutcome } from "./batch-outcome.tsx";
import { BatchRow } from "./batch-row.tsx";
import type { Batch, BatchRunner } from "./batch-runner.ts";
import { type BatchSummary, summarise } from "./batch-summary.ts";

const TITLES: Readonly<Record<BatchMode, string>> = {
  parts: "나누어 분석",
  answers: "문항별 분석",
};
const FIRST_COLUMN: Readonly<Record<BatchMode, string>> = { parts: "부분", answers: "문항" };
const STOPS = {
  INSUFFICIENT_CREDITS: "크레딧이 부족해서 멈췄어요. 아직 판정하지 않은 줄은 크레딧을 쓰지 않았어요.",
  PRO_REQUIRED: "Pro 요금제에서 쓸 수 있어요. 크레딧은 줄지 않았어요.",
  LOGIN_REQUIRED: "로그인이 필요해서 멈췄어요. 다시 로그인한 뒤 이어 가 주세요.",
} as const;
const HEAD = "px-3 py-2 text-label font-semibold text-ink-2 first:pl-4.5 last:pr-4.5 sm:first:pl-6 lg:first:pl-8";

interface BatchPanelProps {
  readonly batch: Batch;
  readonly runner: BatchRunner;
  readonly onShow: (item: BatchItem) => void;
}

/** Progress counts of the rows. */
interface Progress {
  readonly summary: BatchSummary;
  readonly open: number;
  readonly failed: number;
  readonly finished: number;
  readonly hasStarted: boolean;
  readonly isDone: boolean;
}

/** Several texts in one table: each is analysed and charged separately, and can be retried or cancelled. */
export default function BatchPanel({ batch, runner, onShow }: BatchPanelProps) {
  const { mode, items, isRunning, stop } = batch;
  const progress = progressOf(batch);
  const { summary, hasStarted, finished, isDone } = progress;
  useStopDialog(batch);

  useEffect(() => {
    if (isDone) announce(`${TITLES[mode]}을 마쳤어요. ${summary.judged}개를 판정했어요.`);
  }, [isDone, mode, summary.judged]);

  return (
    <section aria-labelledby="batch-heading" className={`mt-8 sm:mt-10 ${SHEET}`}>
      <div className={SHEET_SECTION}>
        <BatchHeading batch={batch} progress={progress} />
        {!hasStarted && <PriceNote batch={batch} />}
        {isRunning && (
          <progress
            value={finished}
            max={items.length}
            aria-label="진행"
            className="mt-3 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
          />
        )}
        {stop !== null && (
          <Alert tone="warn" role="alert" className="mt-3">
            {STOPS[stop]}
          </Alert>
        )}
        <BatchButtons batch={batch} runner={runner} progress={progress} />
      </div>
      {summary.judged > 0 && (
        <div className={`${SHEET_SECTION} !py-4`}>
          <BatchOutcome mode={mode} summary={summary} />
        </div>
      )}
      <BatchTable batch={batch} runner={runner} hasStarted={hasStarted} onShow={onShow} />
    </section>
  );
}

/** Takes the focus once per table. */
function BatchHeading({ batch: { mode, items }, progress }: { batch: Batch; progress: Progress }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { summary, hasStarted, finished } = progress;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every table
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, [mode]);

  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 id="batch-heading" ref={heading} tabIndex={-1} className="scroll-mt-20 text-title-2 font-heading">
        {TITLES[mode]}
      </h2>
      <p className="text-note text-ink-3 tabular-nums">
        {hasStarted ? `${finished} / ${items.length} · ${formatCredits(summary.credits)} 사용` : `${items.length}개`}
      </p>
    </div>
  );
}

function progressOf({ items, isRunning, stop }: Batch): Progress {
  const open = items.filter(isOpen).length;
  const finished = items.length - open;
  const hasStarted = isRunning || finished > 0 || stop !== null;
  return {
    summary: summarise(items),
    open,
    failed: items.filter(({ state }) => state.status === "failed" || state.status === "cancelled").length,
    finished,
    hasStarted,
    isDone: hasStarted && open === 0 && items.length > 0,
  };
}

/** Shows the reason for stopping in the dialog that can resolve it. */
function useStopDialog({ stop }: Batch): void {
  const dialogs = useAppDialogs();
  useEffect(() => {
    if (stop === "INSUFFICIENT_CREDITS") dialogs.openInsufficientCredits();
    if (stop === "LOGIN_REQUIRED") dialogs.openLogin();
    if (stop === "PRO_REQUIRED") dialogs.openProRequired("parts");
  }, [stop, dialogs]);
}

function PriceNote({ batch: { mode, kind, items } }: { batch: Batch }) {
  const account = useAccount();
  const cost = CREDIT_COST[kind];
  return (
    <p className="mt-1.5 text-ink-2">
      한 {FIRST_COLUMN[mode]}에 {formatCredits(cost)}, 모두 {formatCredits(items.length * cost)}까지 들어요. 판정한 것만
      크레딧을 써요.
      {account.data && ` 지금 ${formatCredits(account.data.credits.remaining)}이 남아 있어요.`}
    </p>
  );
}

interface BatchButtonsProps extends Pick<BatchPanelProps, "batch" | "runner"> {
  readonly progress: Progress;
}

function BatchButtons({ batch, runner, progress }: BatchButtonsProps) {
  const { items, isRunning, mode } = batch;
  const { open, failed, finished, hasStarted } = progress;

  function save() {
    const csv = new Blob([toCsv(items)], { type: "text/csv;charset=utf-8" });
    saveFile(`글결-${TITLES[mode].replaceAll(" ", "-")}.csv`, csv);
  }

  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {!isRunning && open > 0 && (
        <Button size="small" look="soft" onClick={() => runner.start()}>
          {hasStarted ? "이어서 분석" : `${items.length}개 분석 시작`}
        </Button>
      )}
      {isRunning && (
        <Button size="small" onClick={() => runner.cancelAll()}>
          모두 취소
        </Button>
      )}
      {!isRunning && failed > 0 && (
        <Button size="small" onClick={() => runner.retryFailed()}>
          실패한 것 다시 시도 ({failed})
        </Button>
      )}
      {finished > 0 && (
        <Button size="small" onClick={save}>
          <Download size={15} strokeWidth={1.75} aria-hidden /> CSV 내려받기
        </Button>
      )}
      {!isRunning && (
        <Button size="small" look="ghost" onClick={() => runner.close()}>
          표 닫기
        </Button>
      )}
    </div>
  );
}

function BatchTable({ batch, runner, hasStarted, onShow }: BatchPanelProps & { hasStarted: boolean }) {
  const { mode, items } = batch;
  return (
    <section
      aria-label={`${TITLES[mode]} 표`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable with the keyboard
      tabIndex={0}
      className="overflow-x-auto border-t border-line"
    >
      <table className="w-full border-collapse text-copy">
        <thead className="bg-sunken text-left">
          <tr>
            <th scope="col" className={HEAD}>
              {FIRST_COLUMN[mode]}
            </th>
            <th scope="col" className={`${HEAD} text-right max-sm:hidden`}>
              글자 수
            </th>
            <th scope="col" className={`${HEAD} max-sm:hidden`}>
              판정
            </th>
            <th scope="col" className={`${HEAD} text-right whitespace-nowrap`}>
              AI 확률
            </th>
            <th scope="col" className={`${HEAD} text-right max-lg:hidden`}>
              AI 문장
            </th>
            <th scope="col" className={`${HEAD} text-right max-lg:hidden`}>
              크레딧
            </th>
            <td className={HEAD} />
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <BatchRow key={item.id} item={item} hasStarted={hasStarted} runner={runner} onShow={onShow} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
