import { useCallback, useLayoutEffect, useRef } from "react";
import { type NavigateOptions, useSearchParams } from "react-router";

/**
 * The parameters of the address, and a setter that starts from their current value. The router's own setter loses the
 * first of two quick changes.
 */
export function useAddressParams(): [
  URLSearchParams,
  (change: (before: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void,
] {
  const [drawn, set] = useSearchParams();
  /** Requested changes that are not rendered yet, oldest first. */
  const asked = useRef<URLSearchParams[]>([]);
  const last = useRef(drawn);
  // A change during the same render must see it as done.
  useLayoutEffect(() => {
    const at = asked.current.findIndex((params) => params.toString() === drawn.toString());
    asked.current = asked.current.slice(at + 1);
    // A change made elsewhere, such as going back, replaces the requested ones.
    if (at === -1) asked.current = [];
    last.current = asked.current.at(-1) ?? drawn;
  }, [drawn]);
  const change = useCallback(
    (next: (before: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => {
      const wanted = next(new URLSearchParams(last.current));
      asked.current.push(wanted);
      last.current = wanted;
      set(wanted, options);
    },
    [set],
  );
  return [drawn, change];
}
