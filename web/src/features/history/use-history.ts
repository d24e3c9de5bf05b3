import type { HistoryEntry } from "@geulgyeol/contract";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { loadApi } from "../../shared/api/load-api.ts";
import { ACCOUNT_KEY } from "../../shared/session/use-account.ts";
import { type HistoryView, requestOf } from "./use-history-filters.ts";

/** Begins with the account's key: what is fetched anew with the account is the history too. */
export const HISTORY_KEY = [...ACCOUNT_KEY, "history"] as const;

interface History {
  readonly status: "pending" | "error" | "success";
  readonly entries: readonly HistoryEntry[];
  /** True while the entries are still those of the filters before. */
  readonly isChanging: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly hasMoreFailed: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

export function useHistory(view: HistoryView): History {
  const { open: _open, ...filters } = view;
  const query = useInfiniteQuery({
    queryKey: [...HISTORY_KEY, "list", filters],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const { callEndpoint, listHistory } = await loadApi();
      return callEndpoint(listHistory, { ...requestOf(view, new Date()), cursor: pageParam }, { signal });
    },
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
  return {
    status: query.data ? "success" : query.status,
    entries: query.data?.pages.flatMap((page) => page.entries) ?? [],
    isChanging: query.isPlaceholderData,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    hasMoreFailed: query.isFetchNextPageError,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

/** How much there is and how much the plan hides; null until it is known. */
export function useHistorySummary() {
  const query = useQuery({
    queryKey: [...HISTORY_KEY, "summary"],
    queryFn: async ({ signal }) => {
      const { callEndpoint, readHistorySummary } = await loadApi();
      return callEndpoint(readHistorySummary, {}, { signal });
    },
  });
  return query.data ?? null;
}

/** One analysis, whole. */
export function useHistoryAnalysis(id: string | null) {
  return useQuery({
    queryKey: [...HISTORY_KEY, "analysis", id],
    queryFn: async ({ signal }) => {
      const { callEndpoint, readHistoryAnalysis } = await loadApi();
      return callEndpoint(readHistoryAnalysis, { id: id ?? "" }, { signal });
    },
    enabled: id !== null,
    retry: false,
  });
}
