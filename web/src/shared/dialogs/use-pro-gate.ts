import { type Action, refusalOf } from "@geulgyeol/contract";
import { useEffect, useRef } from "react";
import { useAccount } from "../session/use-account.ts";
import { useCaller } from "../session/use-caller.ts";
import { useAppDialogs } from "./app-dialogs.ts";
import type { ProFeature } from "./pro-feature.ts";

interface ProGateRequest {
  readonly action: Action;
  readonly feature: ProFeature;
  readonly proceed: () => void;
  /** An alternative for free users instead of the upgrade dialog. */
  readonly offerInstead?: () => void;
}

/**
 * Runs a Pro action, or shows that it needs Pro. While the plan is unknown the request waits, so that no paying user is
 * refused. If the plan cannot be loaded, the user counts as free.
 */
export function useProGate(): (request: ProGateRequest) => void {
  const caller = useCaller();
  const { status } = useAccount();
  const dialogs = useAppDialogs();
  const waiting = useRef<ProGateRequest[]>([]);
  const isUnknown = caller === "free" && status === "loading";

  function decide({ action, feature, proceed, offerInstead }: ProGateRequest) {
    if (refusalOf(action, caller) === null) proceed();
    else if (offerInstead) offerInstead();
    else dialogs.openProRequired(feature);
  }

  useEffect(() => {
    if (!isUnknown) waiting.current.splice(0).forEach(decide);
  });

  return (request) => {
    // What free users may do needs no plan.
    if (isUnknown && refusalOf(request.action, caller) !== null) waiting.current.push(request);
    else decide(request);
  };
}
