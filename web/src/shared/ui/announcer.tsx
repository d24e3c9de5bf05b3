import { createStore, useStore } from "../state/create-store.ts";

const message = createStore("");

/** Says `text` through the page's polite live region. The same text twice in a row is said twice. */
export function announce(text: string): void {
  message.set(message.get() === text ? `${text}\u00a0` : text);
}

export function Announcer() {
  const text = useStore(message);
  return (
    <div aria-live="polite" className="sr-only" data-testid="announcer">
      {text}
    </div>
  );
}
