import { FREE_HISTORY_VISIBLE, type HistoryEntry } from "@geulgyeol/contract";
import { formatCount, formatDay } from "@geulgyeol/wording";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { useAccount } from "../../shared/session/use-account.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { CARD, TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { HistoryDrawer } from "./history-drawer.tsx";
import { HistoryFilters } from "./history-filters.tsx";
import { HistoryList, HistorySkeleton, More } from "./history-list.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { useHistory, useHistorySummary } from "./use-history.ts";
import { useHistoryChanges } from "./use-history-changes.ts";
import { isNarrowed, useHistoryView } from "./use-history-filters.ts";

const NONE: ReadonlySet<string> = new Set();

/** All analyses: search, star, open, compare, delete. @param batches shows the batches whose name has the query */
export function HistoryPage({ batches }: { batches?: (query: string) => ReactNode }) {
  const { view, change } = useHistoryView();
  const history = useHistory(view);
  const summary = useHistorySummary();
  const { star } = useHistoryChanges();
  const navigate = useNavigate();
  const { picked, chosen, pick, clear } = usePicked(history.entries);
  const addressOf = useEntryAddress();
  // There is nothing to search yet.
  const isEmpty = history.status === "success" && history.entries.length === 0 && !isNarrowed(view);

  return (
    <>
      <header className="mb-4 flex flex-wrap items-start justify-between gap-3 sm:mb-6">
        <div>
          <h1 className="text-title-1 font-bold">기록</h1>
          <PlanLine />
        </div>
        <ButtonLink to="/requests" size="small">
          글쓰기 요청
        </ButtonLink>
      </header>
      {!isEmpty && <HistoryFilters view={view} counts={summary?.counts ?? null} onChange={change} />}
      {batches?.(view.query)}
      {history.status === "pending" && <HistorySkeleton />}
      {history.status === "error" && <LoadFailure onRetry={history.retry} />}
      {history.status === "success" && history.entries.length === 0 && (
        <Empty isNarrowed={isNarrowed(view)} onReset={() => void navigate("/history")} />
      )}
      {history.entries.length > 0 && (
        <HistoryList
          entries={history.entries}
          openId={view.open}
          picked={picked}
          isBusy={history.isChanging}
          addressOf={addressOf}
          onPick={pick}
          onStar={star}
        />
      )}
      {history.hasMore && (
        <More isLoading={history.isLoadingMore} hasFailed={history.hasMoreFailed} onMore={history.loadMore} />
      )}
      {summary !== null && summary.hidden > 0 && !history.hasMore && <HiddenLine summary={summary} />}
      <p className="sr-only" role="status">
        {history.status === "success" && !history.isChanging && isNarrowed(view)
          ? `기록 ${history.entries.length}개${history.hasMore ? " 이상" : ""}를 찾았어요.`
          : ""}
      </p>
      {chosen.length > 0 && <PickedBar chosen={chosen} onClear={clear} />}
      {view.open !== null && <HistoryDrawer id={view.open} onClose={() => change({ open: null })} />}
    </>
  );
}

/** The selected rows, without those that a new search or a deletion has removed from the list. */
function usePicked(entries: readonly HistoryEntry[]) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(NONE);
  const chosen = useMemo(() => entries.filter(({ id }) => picked.has(id)), [entries, picked]);
  const pick = useCallback(
    (id: string, isPicked: boolean) =>
      setPicked((before) => {
        const next = new Set(before);
        if (isPicked) next.add(id);
        else next.delete(id);
        return next;
      }),
    [],
  );
  return { picked, chosen, pick, clear: () => setPicked(NONE) };
}

/** The current list address with an entry opened in the drawer. */
function useEntryAddress(): (id: string) => string {
  const { search } = useLocation();
  return useCallback(
    (id) => {
      const next = new URLSearchParams(search);
      next.set("open", id);
      return `?${next}`;
    },
    [search],
  );
}

function PickedBar({ chosen, onClear }: { chosen: readonly HistoryEntry[]; onClear: () => void }) {
  const { remove, isRemoving } = useHistoryChanges();
  const navigate = useNavigate();

  async function removePicked() {
    await remove(chosen.map(({ id }) => id)).catch(() => undefined);
    onClear();
  }

  function compare() {
    const [after, before] = chosen;
    if (before && after)
      void navigate(`/history/compare?${new URLSearchParams({ before: before.id, after: after.id })}`);
  }

  return (
    <SelectionBar
      count={chosen.length}
      isBusy={isRemoving}
      onCompare={compare}
      onRemove={() => void removePicked()}
      onClear={onClear}
    />
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Alert tone="danger" role="alert" className="grow">
        기록을 불러오지 못했어요.
      </Alert>
      <Button onClick={onRetry}>다시 시도</Button>
    </div>
  );
}

/** Entries hidden by the free plan. */
function HiddenLine({ summary }: { summary: NonNullable<ReturnType<typeof useHistorySummary>> }) {
  return (
    <p className="mt-4 text-note text-ink-2">
      이보다 오래된 기록 {formatCount(summary.hidden)}개는 Pro에서 볼 수 있어요.
      {summary.hiddenUntil && ` Pro에서 남긴 기록은 ${formatDay(summary.hiddenUntil)}까지 보관해요.`}{" "}
      <Link to="/pricing" className={TEXT_LINK}>
        Pro 요금제 보기
      </Link>
    </p>
  );
}

function PlanLine() {
  const { data } = useAccount();
  return (
    <p className="mt-0.5 text-ink-2 max-sm:text-note sm:mt-1">
      {data?.user.subscriptionStatus !== "none" ? (
        "분석한 글과 결과를 그대로 다시 열어요."
      ) : (
        <>
          무료 요금제는 최근 {FREE_HISTORY_VISIBLE}개를 보여 드려요.{" "}
          <Link to="/pricing" className={TEXT_LINK}>
            Pro는 모두 보관
          </Link>
        </>
      )}
    </p>
  );
}

function Empty({ isNarrowed: isSearch, onReset }: { isNarrowed: boolean; onReset: () => void }) {
  return (
    <section className={`flex flex-col items-center gap-4 px-6 py-16 text-center ${CARD}`}>
      <div>
        <h2 className="text-title-2 font-heading">{isSearch ? "찾는 기록이 없어요" : "아직 분석한 글이 없어요"}</h2>
        <p className="mt-1 text-ink-2">
          {isSearch ? "다른 단어로 찾거나 조건을 줄여 보세요." : "글을 분석하면 결과가 여기에 모여요."}
        </p>
      </div>
      {isSearch ? (
        <Button onClick={onReset}>조건 지우기</Button>
      ) : (
        <ButtonLink to="/dashboard" look="primary">
          글 분석하러 가기
        </ButtonLink>
      )}
    </section>
  );
}
