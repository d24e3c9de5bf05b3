import type { AnalyseRequest, AnalysisKind, AnalysisPlace, AnalysisResult } from "@geulgyeol/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { codeOf, isAborted, messageFor } from "../../../shared/api/api-failure.ts";
import { MESSAGES } from "../../../shared/copy/messages.ts";
import { useAppDialogs } from "../../../shared/dialogs/app-dialogs.ts";
import { type CurrentAnalysis, currentAnalysis, showAnalysis } from "../../../shared/draft/current-analysis.ts";
import { draftNumber } from "../../../shared/draft/draft-store.ts";
import { ACCOUNT_KEY } from "../../../shared/session/use-account.ts";
import { SESSION_KEY } from "../../../shared/session/use-session.ts";
import { useStore } from "../../../shared/state/create-store.ts";
import { announceResult } from "./announce-result.ts";
import { createAttemptKeys, isAnswered } from "./attempt-keys.ts";
import { requestAnalysis } from "./request-analysis.ts";
import { useRestoredAnalysis } from "./use-restored-analysis.ts";

export type Trigger = AnalyseRequest["trigger"];

interface StartInput {
  readonly text: string;
  readonly kind: AnalysisKind;
  readonly trigger: Trigger;
  readonly source: NonNullable<AnalyseRequest["source"]>;
}

/** The outcome of the last analysis, if it gave no result. */
interface Outcome {
  readonly error: string | null;
  /** An automatic run stopped because it would have cost credits for an already paid draft; the user decides. */
  readonly needsChargeConsent: boolean;
}

export interface AnalysisState extends Outcome {
  /** The current run, or null. */
  readonly running: Trigger | null;
  /** The place of the current run in the server's queue, if it waits for a second or more. */
  readonly place: AnalysisPlace | null;
  readonly current: CurrentAnalysis | null;
  readonly start: (input: StartInput) => Promise<void>;
  readonly cancel: () => void;
  readonly clearError: () => void;
  /** Shows an existing result for the text that is now in the draft. */
  readonly show: (result: AnalysisResult, text: string) => void;
}

const NO_PROBLEM: Outcome = { error: null, needsChargeConsent: false };

/**
 * Runs analyses one at a time and keeps the latest result while the app is open. `onAutomaticFailure` is called after a
 * failed automatic run, so that it is not repeated with every keystroke.
 */
export function useAnalysis({ onAutomaticFailure }: { onAutomaticFailure: () => void }): AnalysisState {
  const client = useQueryClient();
  const [running, setRunning] = useState<Trigger | null>(null);
  const [place, setPlace] = useState<AnalysisPlace | null>(null);
  const [outcome, setOutcome] = useState(NO_PROBLEM);
  const [keys] = useState(createAttemptKeys);
  const controller = useRef<AbortController | null>(null);
  const current = useStore(currentAnalysis);
  const respondToFailure = useFailureResponse(onAutomaticFailure);
  useRestoredAnalysis();

  useEffect(() => () => controller.current?.abort(), []);

  const start = useCallback(
    async ({ text, kind, trigger, source }: StartInput) => {
      controller.current?.abort();
      const attempt = new AbortController();
      controller.current = attempt;
      setOutcome(NO_PROBLEM);
      setRunning(trigger);
      setPlace(null);
      const onPlace = (next: AnalysisPlace | null) => {
        if (controller.current === attempt) setPlace(next);
      };
      const mayCharge = trigger === "manual" || !isPaid(currentAnalysis.get());
      try {
        const result = await requestAnalysis(
          kind,
          { text, trigger, source, ...(!mayCharge && { mayCharge }) },
          { signal: attempt.signal, idempotencyKey: keys.keyFor(kind, text), onPlace },
        );
        keys.settle();
        showAnalysis({ result, text, takesFocus: trigger === "manual" });
        void announceResult(result);
      } catch (failure) {
        if (isAborted(failure)) return;
        if (isAnswered(failure)) keys.settle();
        setOutcome(respondToFailure(failure, trigger));
      } finally {
        if (controller.current === attempt) {
          controller.current = null;
          setRunning(null);
        }
        void client.invalidateQueries({ queryKey: ACCOUNT_KEY });
      }
    },
    [client, respondToFailure, keys],
  );

  const cancel = useCallback(() => controller.current?.abort(), []);
  const clearError = useCallback(
    // Called for every key; unchanged values cause no rendering.
    () => setOutcome((before) => (before.error === null ? before : { ...before, error: null })),
    [],
  );
  return { ...outcome, running, place, current, start, cancel, clearError, show };
}

const show = (result: AnalysisResult, text: string) => showAnalysis({ result, text, takesFocus: true });

/** Whether the current draft has an analysis that cost credits, directly or as a revision; a free hold costs none. */
function isPaid(current: CurrentAnalysis | null): boolean {
  if (current === null || current.draft !== draftNumber()) return false;
  const { charged, freeRevision } = current.result.credits;
  return charged > 0 || freeRevision;
}

/** Opens the dialog for a failed analysis; failures without a dialog are shown under the text. */
function useFailureResponse(onAutomaticFailure: () => void): (failure: unknown, trigger: Trigger) => Outcome {
  const client = useQueryClient();
  const dialogs = useAppDialogs();
  return useCallback(
    (failure, trigger) => {
      const code = codeOf(failure);
      if (code === "CHARGE_NOT_AGREED") return { error: null, needsChargeConsent: true };
      if (trigger !== "manual") onAutomaticFailure();
      if (code === "INSUFFICIENT_CREDITS") dialogs.openInsufficientCredits();
      else if (code === "PRO_REQUIRED") dialogs.openProRequired(trigger === "auto" ? "auto" : "realtime");
      else if (code === "LOGIN_REQUIRED") {
        void client.invalidateQueries({ queryKey: SESSION_KEY });
        dialogs.openLogin();
      } else return { error: messageFor(failure, MESSAGES.analysisFailed), needsChargeConsent: false };
      return NO_PROBLEM;
    },
    [client, dialogs, onAutomaticFailure],
  );
}
