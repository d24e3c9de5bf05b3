import { useAccount } from "./use-account.ts";
import { useCaller } from "./use-caller.ts";

/** Whether Pro features are marked: for visitors and free users. Not until the plan is known. */
export function useIsForPro(): boolean {
  const caller = useCaller();
  const { status } = useAccount();
  return caller === "anonymous" || (caller === "free" && status !== "loading");
}
