import type { AnalyseRequest, AnalysisKind, AnalysisResult } from "@geulgyeol/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiFailure, codeOf, isAborted, messageFor } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { MESSAGES } from "../../shared/copy/messages.ts";
import { useAppDialogs } from "../../shared/dialogs/app-dialogs.ts";
import {
  CURRENT_KEY,
  type CurrentAnalysis,
  showAnalysis,
  useCurrentAnalysis,
} from "../../shared/draft/current-analysis.ts";
import { draftNumber } from "../../shared/draft/draft-store.ts";
import { resultAnnouncement } from "../../shared/report/result-announcement.ts";
import { ACCOUNT_KEY } from "../../shared/session/use-account.ts";
import { SESSION_KEY } from "../../shared/session/use-session.ts";
import { announce } from "../../shared/ui/announcer.tsx";
import { createAttemptKeys } from "./attempt-keys.ts";
import { useRestoredAnalysis } from "./use-restored-analysis.ts";

interface StartInput {
  readonly text: string;
  readonly kind: AnalysisKind;
  readonly trigger: AnalyseRequest["trigger"];
  readonly source: NonNullable<AnalyseRequest["source"]>;
}

interface AnalysisState {
  /** Which run is under way, or null. */
  readonly running: StartInput["trigger"] | null;
  readonly error: string | null;
  readonly current: CurrentAnalysis | null;
  /** An automatic run stopped because it would have cost credits for a draft that was paid for: the person decides. */
  readonly asksForCharge: boolean;
  readonly start: (input: StartInput) => Promise<void>;
  readonly cancel: () => void;
  readonly clearError: () => void;
  /** Shows a result that was asked for elsewhere, of the text that the draft now holds. */
  readonly show: (result: AnalysisResult, text: string) => void;
}

/** Did the server certainly answer this attempt? Otherwise its key is kept for the next try. */
function isAnswered(error: unknown): boolean {
  return error instanceof ApiFailure && error.kind === "refused" && (error.status ?? 500) < 500;
}

/**
 * Runs analyses one at a time and holds the latest result while the app is open. `onAutomaticFailure` is told when a run
 * that nobody asked for has failed, so that it is not repeated with every keystroke.
 */
export function useAnalysis({ onAutomaticFailure }: { onAutomaticFailure: () => void }): AnalysisState {
  const client = useQueryClient();
  const dialogs = useAppDialogs();
  const [running, setRunning] = useState<StartInput["trigger"] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [asksForCharge, setAsksForCharge] = useState(false);
  const [keys] = useState(createAttemptKeys);
  const controller = useRef<AbortController | null>(null);
  const current = useCurrentAnalysis();
  useRestoredAnalysis();

  useEffect(() => () => controller.current?.abort(), []);

  const handleFailure = useCallback(
    (failure: unknown, trigger: StartInput["trigger"]) => {
      const code = codeOf(failure);
      if (code === "CHARGE_NOT_AGREED") return setAsksForCharge(true);
      if (code === "INSUFFICIENT_CREDITS") dialogs.openInsufficientCredits();
      else if (code === "PRO_REQUIRED") dialogs.openProRequired(trigger === "auto" ? "auto" : "realtime");
      else if (code === "LOGIN_REQUIRED") {
        void client.invalidateQueries({ queryKey: SESSION_KEY });
        dialogs.openLogin();
      } else setError(messageFor(failure, MESSAGES.analysisFailed));
      if (trigger !== "manual") onAutomaticFailure();
    },
    [client, dialogs, onAutomaticFailure],
  );

  const start = useCallback(
    async ({ text, kind, trigger, source }: StartInput) => {
      controller.current?.abort();
      const attempt = new AbortController();
      controller.current = attempt;
      setError(null);
      setAsksForCharge(false);
      setRunning(trigger);
      const draft = draftNumber();
      const paid = client.getQueryData<CurrentAnalysis | null>(CURRENT_KEY);
      const mayCharge = trigger === "manual" || paid?.draft !== draft;
      try {
        const { callEndpoint, ...api } = await loadApi();
        const endpoints = { basic: api.analyse, ensemble: api.analyseEnsemble, wordLevel: api.analyseWordLevel };
        const result = await callEndpoint(
          endpoints[kind],
          { text, trigger, source, ...(!mayCharge && { mayCharge }) },
          { signal: attempt.signal, idempotencyKey: keys.keyFor(kind, text) },
        );
        keys.settle();
        showAnalysis(client, { result, text, takesFocus: trigger === "manual" });
        announce(resultAnnouncement(result));
      } catch (failure) {
        if (isAborted(failure)) return;
        if (isAnswered(failure)) keys.settle();
        handleFailure(failure, trigger);
      } finally {
        if (controller.current === attempt) {
          controller.current = null;
          setRunning(null);
        }
        void client.invalidateQueries({ queryKey: ACCOUNT_KEY });
      }
    },
    [client, handleFailure, keys],
  );

  const cancel = useCallback(() => controller.current?.abort(), []);
  const clearError = useCallback(() => setError(null), []);
  const show = useCallback(
    (result: AnalysisResult, text: string) => showAnalysis(client, { result, text, takesFocus: true }),
    [client],
  );
  return { running, error, current, asksForCharge, start, cancel, clearError, show };
}
