import { type FocusEvent, useRef } from "react";

/**
 * For a menu that is rendered open because of a key press. It did not receive that key and would focus itself as after
 * a click, so its first entry takes the focus once.
 */
export function useFirstEntryFocus(openedByKey: boolean): (event: FocusEvent<HTMLElement>) => void {
  const isDue = useRef(openedByKey);
  return ({ target, currentTarget }) => {
    if (!isDue.current || target !== currentTarget) return;
    isDue.current = false;
    currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
  };
}
