import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { codeOf } from "../../../shared/api/api-failure.ts";
import { loadApi } from "../../../shared/api/load-api.ts";
import { currentAnalysis, showAnalysis } from "../../../shared/draft/current-analysis.ts";
import { forgetResult, readResultId } from "../../../shared/draft/draft-store.ts";
import { usePreferences } from "../../../shared/session/use-preferences.ts";
import { useStore } from "../../../shared/state/create-store.ts";

/** After a reload: restores the draft's last result from the history, unless retention is off. */
export function useRestoredAnalysis(): void {
  const preferences = usePreferences();
  const id = useStore(currentAnalysis) === null ? readResultId() : null;
  const isKept = preferences !== null && preferences.historyRetention !== "off";
  const { data, error } = useQuery({
    queryKey: ["analysis", "restored", id],
    queryFn: async ({ signal }) => {
      const { callEndpoint, readHistoryAnalysis } = await loadApi();
      return callEndpoint(readHistoryAnalysis, { id: id ?? "" }, { signal });
    },
    enabled: id !== null && isKept,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const isGone = codeOf(error) === "NOT_FOUND";
  useEffect(() => {
    if (isGone) forgetResult();
    // A new analysis or an emptied field may precede the response.
    if (data === undefined || readResultId() !== data.result.analysisId) return;
    showAnalysis({ result: data.result, text: data.text, isRated: data.isRated, takesFocus: false });
  }, [data, isGone]);
}
