import { Suspense } from "react";
import { useStore } from "../state/create-store.ts";
import { lazyPart } from "./lazy-part.tsx";
import { toasts } from "./toast-store.ts";

const Toaster = lazyPart(() => import("./toaster.tsx"));

export function Toasts() {
  const shown = useStore(toasts);
  if (shown.length === 0) return null;
  return (
    <Suspense>
      <Toaster toasts={shown} />
    </Suspense>
  );
}
