let last: string | null = null;

/** Stores the request id, which is in the server's log. */
export function rememberRequest(answer: Response): void {
  last = answer.headers.get("x-request-id") ?? last;
}

/** Id of the last answered request of this window, or null. */
export function lastRequestId(): string | null {
  return last;
}
