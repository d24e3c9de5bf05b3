import { useSyncExternalStore } from "react";

const UNKNOWN = "https://YOUR-SERVER";
const subscribe = () => () => undefined;

/** Address of this server for the examples; a stand-in while the page is being built. */
export function useOrigin(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.origin,
    () => UNKNOWN,
  );
}
