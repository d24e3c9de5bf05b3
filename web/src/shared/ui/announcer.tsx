import { createStore, useStore } from "../state/create-store.ts";

const message = createStore("");

/** Announces `text` through the page's polite live region, even if it repeats. */
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
