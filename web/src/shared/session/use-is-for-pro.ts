import { useAccount } from "./use-account.ts";
import { useCaller } from "./use-caller.ts";

/** Whether what Pro is for is marked: for visitors and free users. While the plan is not known, nothing is marked. */
export function useIsForPro(): boolean {
  const caller = useCaller();
  const { status } = useAccount();
  return caller === "anonymous" || (caller === "free" && status !== "loading");
}
