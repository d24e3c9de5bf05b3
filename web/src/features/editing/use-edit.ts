import {
  type EditEvent,
  type EditRequest,
  type EditResult,
  ERRORS,
  type ErrorCode,
  editProblem,
} from "@geulgyeol/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiFailure, codeOf, isAborted, messageFor } from "../../shared/api/api-failure.ts";
import { failureOfLine } from "../../shared/api/failure-of-line.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { editFailed, editUnreachable } from "../../shared/copy/messages.ts";
import { SESSION_KEY } from "../../shared/session/use-session.ts";
import type { EditName } from "../../shared/settings/use-edit-name.ts";
import { announce } from "../../shared/ui/announcer.tsx";

export type EditState =
  | { readonly status: "idle" }
  /** `text` is the language model's output so far. */
  | { readonly status: "running"; readonly text: string }
  /** `offersBuiltIn`: the language model failed, and the built-in editor can be used instead. */
  | { readonly status: "failed"; readonly message: string; readonly offersBuiltIn: boolean }
  | { readonly status: "done"; readonly result: EditResult };

const MODELS_FAULT: readonly (ErrorCode | null)[] = [
  "EDIT_REFUSED",
  "EDIT_INCOMPLETE",
  "EDIT_MODEL_AWAY",
  "EDIT_BUDGET_SPENT",
];

/** Requests the edit of a passage, one at a time. `onLoginRequired` is called if the session has ended. */
export function useEdit(selectedText: string, name: EditName, onLoginRequired: () => void) {
  const client = useQueryClient();
  const [state, setState] = useState<EditState>({ status: "idle" });
  const attempt = useRef<AbortController | null>(null);
  useEffect(() => () => attempt.current?.abort(), []);

  async function start(prompt: string, editor: EditRequest["editor"] = "auto"): Promise<void> {
    attempt.current?.abort();
    const problem = editProblem({ selectedText, prompt });
    if (problem !== null) {
      return setState({ status: "failed", message: ERRORS[problem].message, offersBuiltIn: false });
    }
    const controller = new AbortController();
    attempt.current = controller;
    setState({ status: "running", text: "" });
    const seen: { last: EditEvent | null; isModels: boolean } = { last: null, isModels: false };
    try {
      const { streamEdit, streamEndpoint } = await loadApi();
      const onEvent = (event: EditEvent) => {
        seen.last = event;
        if (controller.signal.aborted) return;
        if (event.type === "start") seen.isModels = event.source === "llm";
        if (event.type === "text") {
          setState((now) => ({ status: "running", text: (now.status === "running" ? now.text : "") + event.text }));
        }
      };
      const { signal } = controller;
      await streamEndpoint(streamEdit, { selectedText, prompt, editor }, { signal, onEvent });
      if (signal.aborted) return;
      const result = resultOf(seen.last);
      setState({ status: "done", result });
      announce(announcementOf(result));
    } catch (failure) {
      if (isAborted(failure) || controller.signal.aborted) return;
      if (codeOf(failure) === "LOGIN_REQUIRED") {
        void client.invalidateQueries({ queryKey: SESSION_KEY });
        return onLoginRequired();
      }
      const offersBuiltIn = editor === "auto" && (seen.isModels || MODELS_FAULT.includes(codeOf(failure)));
      setState({ status: "failed", message: failureMessage(failure, name), offersBuiltIn });
    }
  }

  function stop(): void {
    attempt.current?.abort();
    setState({ status: "idle" });
  }

  return { state, start, stop };
}

/** The result of the stream. Throws `ApiFailure` for a stream that failed or ended early. */
function resultOf(last: EditEvent | null): EditResult {
  if (last?.type === "done") return last.result;
  if (last?.type === "failed") throw failureOfLine(last);
  throw new ApiFailure("network", "The answer broke off.");
}

function failureMessage(failure: unknown, name: EditName): string {
  const isNetwork = failure instanceof ApiFailure && failure.kind === "network";
  return messageFor(failure, isNetwork ? editUnreachable(name) : editFailed(name));
}

function announcementOf({ changes, warnings, followed }: EditResult): string {
  if (!followed) return "요청을 따를 수 없어 글을 그대로 두었어요.";
  if (changes.length === 0) return "고칠 곳을 찾지 못했어요.";
  const toCheck = warnings.length > 0 ? ` 꼭 확인할 것이 ${warnings.length}가지 있어요.` : "";
  return `${changes.length}곳을 고쳤어요.${toCheck}`;
}
