import { startTransition, useCallback, useEffect, useRef, useState } from "react";

/** Rest after which what is drawn beside the text follows it, and the longest that it may stay behind. */
const REST_MS = 120;
const LONGEST_MS = 600;

/**
 * State that follows a quick source when the source rests for a moment: a keystroke then draws the text and nothing else.
 * What is drawn beside it is drawn once for many keys, and gives way to the next key. The third function sets the state at once.
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
