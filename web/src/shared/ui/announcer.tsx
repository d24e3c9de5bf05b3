import { useSyncExternalStore } from "react";

let message = "";
const listeners = new Set<() => void>();

/** Says `text` through the page's polite live region. The same text twice in a row is said twice. */
export function announce(text: string): void {
  message = message === text ? `${text}\u00a0` : text;
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function Announcer() {
  const text = useSyncExternalStore(
    subscribe,
    () => message,
    () => "",
  );
  return (
    <div aria-live="polite" className="sr-only" data-testid="announcer">
      {text}
    </div>
  );
}
