import type { StoredResult } from "@geulgyeol/contract";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { draftNumber, rememberResult } from "./draft-store.ts";

export const CURRENT_KEY = ["analysis", "current"] as const;

/** The latest analysis of the draft, while the app is open. */
export interface CurrentAnalysis {
  readonly result: StoredResult;
  readonly text: string;
  /** True when a person started it: the result's heading then takes the focus. */
  readonly takesFocus: boolean;
  /** The draft that it was made of, as `draftNumber` counts them. */
  readonly draft: number;
  /** Whether feedback had been given when it came from the history. */
  readonly isRated: boolean;
}

export function useCurrentAnalysis(): CurrentAnalysis | null {
  const { data = null } = useQuery<CurrentAnalysis | null>({
    queryKey: CURRENT_KEY,
    queryFn: () => null,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** Shows an analysis of the draft, now and after a reload. */
export function showAnalysis(
  client: QueryClient,
  { isRated = false, ...shown }: Pick<CurrentAnalysis, "result" | "text" | "takesFocus"> & { isRated?: boolean },
): void {
  rememberResult(shown.result.analysisId);
  client.setQueryData<CurrentAnalysis>(CURRENT_KEY, { ...shown, isRated, draft: draftNumber() });
}
