import { type FocusEvent, useRef } from "react";

/**
 * For a menu that is drawn open because a key asked for it. It has not seen that key and would focus itself as after a
 * click: its first entry takes the focus over, once.
 */
export function useFirstEntryFocus(openedByKey: boolean): (event: FocusEvent<HTMLElement>) => void {
  const isDue = useRef(openedByKey);
  return ({ target, currentTarget }) => {
    if (!isDue.current || target !== currentTarget) return;
    isDue.current = false;
    currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
  };
}
