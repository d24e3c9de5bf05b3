import { useLocation, useSearchParams } from "react-router";
import { useHydrated } from "../state/use-hydrated.ts";

/** Query of an address in English, as in the code of an English report. */
export const IN_ENGLISH = "?lang=en";

/** Whether the page is shown in English: only the verification of a report can be. The prerendered page knows no query. */
export function useIsEnglish(): boolean {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return useHydrated() && /^\/verify(?:\/|$)/.test(pathname) && params.get("lang") === "en";
}
