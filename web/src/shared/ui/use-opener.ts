import { useState } from "react";

/**
 * A handler that returns the focus to the element focused before a dialog was opened. Radix does this only for its own
 * triggers, but our dialogs are opened by the page.
 */
export function useOpener(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}
