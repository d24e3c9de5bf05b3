import { useEffect, useRef } from "react";
import { usePreferences } from "../../shared/session/use-preferences.ts";
import type { AnalysisOptions } from "./option-rules.ts";

/** Sets the options that the user has chosen to start with: once, when they become known, so that no later choice is undone. */
export function useDefaultOptions(setOptions: (options: AnalysisOptions) => void): void {
  const preferences = usePreferences();
  const isDone = useRef(false);
  useEffect(() => {
    if (preferences === null || isDone.current) return;
    isDone.current = true;
    setOptions(preferences.analysis);
  }, [preferences, setOptions]);
}
