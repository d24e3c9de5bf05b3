import { Suspense } from "react";
import { lazyPart } from "../../../shared/ui/lazy-part.tsx";
import type { Workbench } from "./use-workbench.ts";

export const loadOverlay = () => import("./analysing-overlay.tsx");
const AnalysingOverlay = lazyPart(loadOverlay);

/** Covers the page while the user waits for an analysis. */
export function AnalysingNow({ workbench: { isAnalysing, analysis } }: { workbench: Workbench }) {
  // Offline the request fails at once, and the overlay could not be loaded.
  if (!isAnalysing || !navigator.onLine) return null;
  return (
    <Suspense>
      <AnalysingOverlay
        place={analysis.place}
        onCancel={analysis.cancel}
        returnsFocus={() => !document.activeElement?.matches("[data-result-heading]")}
      />
    </Suspense>
  );
}
