import { useSyncExternalStore } from "react";

/** A value outside React; subscribers are notified of each new one. */
export interface Store<Value> {
  readonly get: () => Value;
  readonly set: (next: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The value in the prerendered HTML and in the first render in the browser. */
  readonly prerendered: Value;
}

export function createStore<Value>(initial: Value, prerendered = initial): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    prerendered,
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const notify of listeners) notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store's value, or the result of `select`; the component re-renders when it changes. */
export function useStore<Value>(store: Store<Value>): Value;
export function useStore<Value, Selected>(store: Store<Value>, select: (value: Value) => Selected): Selected;
export function useStore<Value>(store: Store<Value>, select: (value: Value) => unknown = (value) => value): unknown {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.prerendered),
  );
}
