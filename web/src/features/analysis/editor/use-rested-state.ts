import { startTransition, useCallback, useEffect, useRef, useState } from "react";

/** Idle time after which elements next to the text are updated, and the maximum delay. */
const REST_MS = 120;
const LONGEST_MS = 600;

/**
 * State that follows a fast-changing source only after a pause, so that a keystroke renders only the text. Other
 * elements are rendered once for many keys, interruptibly. The third function sets the state at once.
 */
export function useRestedState<Value>(
  initial: Value | (() => Value),
): readonly [Value, set: (value: Value) => void, setNow: (value: Value) => void] {
  const [value, setValue] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const waitingSince = useRef<number | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = useCallback((next: Value) => {
    waitingSince.current ??= Date.now();
    clearTimeout(timer.current);
    const left = LONGEST_MS - (Date.now() - waitingSince.current);
    timer.current = setTimeout(
      () => {
        waitingSince.current = null;
        startTransition(() => setValue(() => next));
      },
      Math.max(0, Math.min(REST_MS, left)),
    );
  }, []);
  const setNow = useCallback((next: Value) => {
    clearTimeout(timer.current);
    waitingSince.current = null;
    setValue(() => next);
  }, []);
  return [value, set, setNow];
}
