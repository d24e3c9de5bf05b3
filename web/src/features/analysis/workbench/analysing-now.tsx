import { lazy, Suspense } from "react";
import type { Workbench } from "./use-workbench.ts";

export const loadOverlay = () => import("./analysing-overlay.tsx");
const AnalysingOverlay = lazy(loadOverlay);

/** Covers the page while the user waits for an analysis. */
export function AnalysingNow({ workbench: { isAnalysing, analysis } }: { workbench: Workbench }) {
  if (!isAnalysing) return null;
  return (
    <Suspense>
      <AnalysingOverlay
        onCancel={analysis.cancel}
        returnsFocus={() => !document.activeElement?.matches("[data-result-heading]")}
      />
    </Suspense>
  );
}
