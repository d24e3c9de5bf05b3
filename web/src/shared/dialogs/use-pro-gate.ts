import { type Action, refusalOf } from "@geulgyeol/contract";
import { useEffect, useRef } from "react";
import { useAccount } from "../session/use-account.ts";
import { useCaller } from "../session/use-caller.ts";
import { useAppDialogs } from "./app-dialogs.ts";

interface ProGateRequest {
  readonly action: Action;
  /** Its name in the dialog that says it is Pro's. */
  readonly feature: string;
  readonly proceed: () => void;
}

/**
 * Does what Pro holds, or says that it is Pro's. While the plan of a signed-in user is not known yet, the request waits for
 * it: nobody who pays is told to. When the plan cannot be fetched, the user counts as free.
 */
export function useProGate(): (request: ProGateRequest) => void {
  const caller = useCaller();
  const { status } = useAccount();
  const dialogs = useAppDialogs();
  const waiting = useRef<ProGateRequest[]>([]);
  const isUnknown = caller === "free" && status === "loading";

  function decide({ action, feature, proceed }: ProGateRequest) {
    if (refusalOf(action, caller) === null) proceed();
    else dialogs.openProRequired(feature);
  }

  useEffect(() => {
    if (!isUnknown) waiting.current.splice(0).forEach(decide);
  });

  return (request) => {
    if (isUnknown) waiting.current.push(request);
    else decide(request);
  };
}
