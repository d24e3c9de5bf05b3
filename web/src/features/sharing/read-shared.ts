import { SHARED_PAGE_PATH, type SharedResult } from "@geulgyeol/contract";
import { runBootstrapQuery } from "../../shared/api/bootstrap-queries.ts";
import { answerAs } from "../../shared/api/check-answer.ts";
import { SHARED_RESULT } from "../../shared/api/shared-answers.built.ts";

const NEVER = new AbortController().signal;

/** Reads what a link shows. Every request counts as a view. Rejects with `ApiFailure`. */
export function readShared(token: string, signal: AbortSignal = NEVER): Promise<SharedResult> {
  if (ahead?.token === token) {
    const { answer } = ahead;
    ahead = null;
    return answer;
  }
  return runBootstrapQuery(
    { path: `/api/shared?${new URLSearchParams({ token })}`, validate: answerAs(SHARED_RESULT) },
    signal,
  );
}

/** What was asked for before React took the page over, for whoever reads it first. */
let ahead: { readonly token: string; readonly answer: Promise<SharedResult> } | null = null;

/** Asks for what the link of an address shows, so that the answer comes while the page is still starting. */
export function readSharedAhead(pathname: string): void {
  if (!pathname.startsWith(SHARED_PAGE_PATH)) return;
  const token = pathname.slice(SHARED_PAGE_PATH.length);
  const answer = readShared(token);
  // Whoever reads it is told.
  answer.catch(() => {});
  ahead = { token, answer };
}
