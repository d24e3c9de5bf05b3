import { type Action, refusalOf } from "@geulgyeol/contract";
import { useAccount } from "./use-account.ts";
import { useCaller } from "./use-caller.ts";

/** Whether something is Pro's and the user is known not to have it. While the plan is not known, nothing is marked. */
export function useIsForPro(action: Action): boolean {
  const caller = useCaller();
  const isPlanKnown = useAccount().status !== "loading";
  return isPlanKnown && refusalOf(action, caller) !== null;
}
