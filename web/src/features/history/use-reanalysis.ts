import type { HistoryAnalysis } from "@geulgyeol/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { codeOf, messageFor } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { MESSAGES } from "../../shared/copy/messages.ts";
import { useAppDialogs } from "../../shared/dialogs/app-dialogs.ts";
import { ACCOUNT_KEY } from "../../shared/session/use-account.ts";

/** Analyses a stored text again in the same way, and opens the comparison of the two results. */
export function useReanalysis({ result, text, source }: HistoryAnalysis) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const dialogs = useAppDialogs();
  // After a lost response, a retry sends the same request.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { analyse, analyseEnsemble, analyseWordLevel, callEndpoint } = await loadApi();
      const endpoint = { basic: analyse, ensemble: analyseEnsemble, wordLevel: analyseWordLevel }[result.kind];
      const { documentType } = result;
      const request = { text, source, ...(documentType && { documentType }) };
      return callEndpoint(endpoint, request, { idempotencyKey });
    },
    onSuccess: ({ analysisId }) => {
      void client.invalidateQueries({ queryKey: ACCOUNT_KEY });
      void navigate(`/history/compare?${new URLSearchParams({ before: result.analysisId, after: analysisId })}`);
    },
    onError: (failure) => {
      if (codeOf(failure) === "INSUFFICIENT_CREDITS") dialogs.openInsufficientCredits();
    },
  });
  const isShown = error !== null && codeOf(error) !== "INSUFFICIENT_CREDITS";
  return {
    start: () => mutate(),
    isRunning: isPending,
    problem: isShown ? messageFor(error, MESSAGES.analysisFailed) : null,
  };
}
