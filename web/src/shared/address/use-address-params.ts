import { useCallback, useLayoutEffect, useRef } from "react";
import { type NavigateOptions, useSearchParams } from "react-router";

/**
 * The parameters of the address, and a setter that starts from their present value. The router's own would forget the first
 * of two quick changes.
 */
export function useAddressParams(): [
  URLSearchParams,
  (change: (before: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void,
] {
  const [drawn, set] = useSearchParams();
  /** What was asked for and is not drawn yet, oldest first. */
  const asked = useRef<URLSearchParams[]>([]);
  const last = useRef(drawn);
  // A change in the same moment as the drawing must find it done.
  useLayoutEffect(() => {
    const at = asked.current.findIndex((params) => params.toString() === drawn.toString());
    asked.current = asked.current.slice(at + 1);
    // What nobody asked for here, such as a step back, replaces what was asked.
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
