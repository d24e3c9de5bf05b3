let last: string | null = null;

/** Keeps the number under which the server's log tells of a request. */
export function rememberRequest(answer: Response): void {
  last = answer.headers.get("x-request-id") ?? last;
}

/** Number of the last request that this window was answered, or null. */
export function lastRequestId(): string | null {
  return last;
}
