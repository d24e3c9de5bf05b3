import { type Dispatch, type SetStateAction, useEffect } from "react";
import { usePreferences } from "../../shared/session/use-preferences.ts";
import { type AnalysisOptions, NO_OPTIONS } from "./option-rules.ts";

/** Sets the options that the user has chosen to start with, as soon as they are known, unless one was touched before. */
export function useDefaultOptions(setOptions: Dispatch<SetStateAction<AnalysisOptions>>): void {
  const preferences = usePreferences();
  useEffect(() => {
    if (preferences !== null) setOptions((before) => (before === NO_OPTIONS ? preferences.analysis : before));
  }, [preferences, setOptions]);
}
