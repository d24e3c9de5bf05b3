import { type EditResult, ERRORS, editProblem } from "@geulgyeol/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiFailure, codeOf, isAborted, messageFor } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { MESSAGES } from "../../shared/copy/messages.ts";
import { SESSION_KEY } from "../../shared/session/use-session.ts";
import { announce } from "../../shared/ui/announcer.tsx";

type EditState =
  | { readonly kind: "idle" }
  | { readonly kind: "running" }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "done"; readonly result: EditResult };

/** A limit that lasts longer than this is the day's, not the minute's. */
const LONGEST_MINUTE_SECONDS = 60;

/** Asks the server to edit one passage, one wish at a time. `onLoginRequired` is told when the session has ended. */
export function useEdit(selectedText: string, onLoginRequired: () => void) {
  const client = useQueryClient();
  const [state, setState] = useState<EditState>({ kind: "idle" });
  const attempt = useRef<AbortController | null>(null);
  useEffect(() => () => attempt.current?.abort(), []);

  async function start(prompt: string): Promise<void> {
    attempt.current?.abort();
    const problem = editProblem({ selectedText, prompt });
    if (problem !== null) return setState({ kind: "failed", message: ERRORS[problem].message });
    const controller = new AbortController();
    attempt.current = controller;
    setState({ kind: "running" });
    try {
      const { callEndpoint, editText } = await loadApi();
      const result = await callEndpoint(editText, { selectedText, prompt }, { signal: controller.signal });
      if (controller.signal.aborted) return;
      setState({ kind: "done", result });
      announce(announcementOf(result));
    } catch (failure) {
      if (isAborted(failure) || controller.signal.aborted) return;
      if (codeOf(failure) === "LOGIN_REQUIRED") {
        void client.invalidateQueries({ queryKey: SESSION_KEY });
        return onLoginRequired();
      }
      setState({ kind: "failed", message: failureMessage(failure) });
    }
  }

  function stop(): void {
    attempt.current?.abort();
    setState({ kind: "idle" });
  }

  return { state, start, stop };
}

function failureMessage(failure: unknown): string {
  if (failure instanceof ApiFailure && failure.kind === "network") return MESSAGES.editUnreachable;
  const waits = failure instanceof ApiFailure ? (failure.retryAfterSeconds ?? 0) : 0;
  if (codeOf(failure) === "RATE_LIMITED" && waits > LONGEST_MINUTE_SECONDS) {
    return "오늘 쓸 수 있는 AI 편집을 모두 썼어요. 자정이 지나면 다시 쓸 수 있어요.";
  }
  return messageFor(failure, MESSAGES.editFailed);
}

function announcementOf({ changes, followed }: EditResult): string {
  if (!followed) return "요청을 따를 수 없어 글을 그대로 두었어요.";
  return changes.length === 0 ? "고칠 곳을 찾지 못했어요." : `${changes.length}곳을 고쳤어요.`;
}
