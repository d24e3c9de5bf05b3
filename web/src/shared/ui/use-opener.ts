import { useState } from "react";

/**
 * What had the focus when a dialog was opened, as a handler that gives it back. Radix gives the focus back to a trigger of
 * its own only, and our dialogs are opened by the page.
 */
export function useOpener(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}
