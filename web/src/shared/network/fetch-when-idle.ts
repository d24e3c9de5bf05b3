/** Where a browser cannot tell when it is idle, in milliseconds. */
const FALLBACK_MS = 2_000;

/** Fetches parts of the app that are likely needed next, once the browser has nothing else to do. A failure is reported by what needs the part. */
export function fetchWhenIdle(...loads: readonly (() => Promise<unknown>)[]): void {
  const fetchAll = () => void Promise.allSettled(loads.map((load) => load()));
  if ("requestIdleCallback" in window) requestIdleCallback(fetchAll);
  else setTimeout(fetchAll, FALLBACK_MS);
}
