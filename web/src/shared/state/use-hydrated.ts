import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** False in the prerendered HTML until React has taken it over: until then nothing answers a click. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
