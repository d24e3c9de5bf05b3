import { lazy, Suspense, useSyncExternalStore } from "react";
import { readToasts, subscribeToasts, type Toast } from "./toast-store.ts";

const Toaster = lazy(() => import("./toaster.tsx"));
const NONE: readonly Toast[] = [];

export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToasts, readToasts, () => NONE);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <Toaster toasts={toasts} />
    </Suspense>
  );
}
