import type { HistoryEntry } from "@geulgyeol/contract";
import { useEffect, useRef } from "react";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { CARD } from "../../shared/ui/surfaces.ts";
import { COLUMNS, HistoryRow } from "./history-row.tsx";

interface HistoryListProps {
  readonly entries: readonly HistoryEntry[];
  readonly openId: string | null;
  readonly picked: ReadonlySet<string>;
  readonly isBusy: boolean;
  readonly addressOf: (id: string) => string;
  readonly onPick: (id: string, isPicked: boolean) => void;
  readonly onStar: (id: string, isFavourite: boolean) => void;
}

export function HistoryList({ entries, openId, picked, isBusy, addressOf, onPick, onStar }: HistoryListProps) {
  const now = new Date().toISOString();
  return (
    <div className={`overflow-hidden transition-opacity ${CARD} ${isBusy ? "opacity-60" : ""}`} aria-busy={isBusy}>
      <div
        aria-hidden
        className={`border-b border-line-strong px-5 py-2.5 text-label font-semibold text-ink-3 max-lg:!hidden ${COLUMNS}`}
      >
        <span />
        <span>글</span>
        <span className="hidden xl:block">결</span>
        <span>판정</span>
        <span>AI 확률 · 근거</span>
        <span className="text-right">분석한 때</span>
        <span />
      </div>
      <ul aria-label="분석 기록">
        {entries.map((entry) => (
          <HistoryRow
            key={entry.id}
            entry={entry}
            now={now}
            address={addressOf(entry.id)}
            isOpen={entry.id === openId}
            isPicked={picked.has(entry.id)}
            onPick={onPick}
            onStar={onStar}
          />
        ))}
      </ul>
    </div>
  );
}

interface MoreProps {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly onMore: () => void;
}

/** Loads the next page before the end is reached; the button is for keyboard users and after a failure. */
export function More({ isLoading, hasFailed, onMore }: MoreProps) {
  const sentinel = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  more.current = onMore;
  const isWaiting = !isLoading && !hasFailed;
  useEffect(() => {
    if (!isWaiting || sentinel.current === null || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && more.current(), {
      rootMargin: "600px",
    });
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [isWaiting]);
  return (
    <div ref={sentinel} className="mt-4 flex flex-col items-center gap-3">
      {hasFailed && (
        <Alert tone="danger" role="alert">
          다음 기록을 불러오지 못했어요.
        </Alert>
      )}
      <Button size="small" look="ghost" busy={isLoading} onClick={onMore}>
        {isLoading ? "불러오는 중" : hasFailed ? "다시 시도" : "더 보기"}
      </Button>
    </div>
  );
}

const SKELETONS = ["w-3/5", "w-2/5", "w-1/2", "w-2/3", "w-2/5", "w-3/5", "w-1/3", "w-1/2"];

export function HistorySkeleton() {
  return (
    <div role="status" className={`overflow-hidden ${CARD}`}>
      <span className="sr-only">불러오고 있어요</span>
      {SKELETONS.map((width, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: eight empty rows
        <div key={row} className="border-t border-line px-5 py-3.75 first:border-t-0" aria-hidden>
          <i className={`block h-4 rounded-xs bg-sunken ${width}`} />
          <i className="mt-2 block h-3 w-24 rounded-xs bg-sunken" />
        </div>
      ))}
    </div>
  );
}
