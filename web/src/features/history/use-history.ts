import type { HistoryEntry } from "@geulgyeol/contract";
import { useQuery } from "@tanstack/react-query";
import { loadApi } from "../../shared/api/load-api.ts";
import { type Pages, usePages } from "../../shared/api/use-pages.ts";
import { ACCOUNT_KEY } from "../../shared/session/use-account.ts";
import { type HistoryView, requestOf } from "./use-history-filters.ts";

/** Begins with the account's key, so that the history is reloaded with the account. */
export const HISTORY_KEY = [...ACCOUNT_KEY, "history"] as const;

interface History extends Omit<Pages<unknown>, "pages"> {
  readonly entries: readonly HistoryEntry[];
}

export function useHistory(view: HistoryView): History {
  const { open: _open, ...filters } = view;
  const { pages, ...rest } = usePages({
    key: [...HISTORY_KEY, "list", filters],
    read: async (cursor, signal) => {
      const { callEndpoint, listHistory } = await loadApi();
      return callEndpoint(listHistory, { ...requestOf(view, new Date()), cursor }, { signal });
    },
  });
  return { ...rest, entries: pages.flatMap(({ entries }) => entries) };
}

/** Total number, and the number hidden by the plan; null until loaded. */
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
