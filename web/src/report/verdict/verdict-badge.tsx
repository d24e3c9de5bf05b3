import { HOLD_LABEL, VERDICT_SHORT, type Verdict } from "@geulgyeol/wording";
import { Badge } from "../../shared/ui/badge.tsx";

/** The verdict in short; a hold has its own colour. */
export function VerdictBadge({ verdict, isHeld }: { verdict: Verdict; isHeld: boolean }) {
  return isHeld ? <Badge>{HOLD_LABEL}</Badge> : <Badge tone={verdict}>{VERDICT_SHORT[verdict]}</Badge>;
}
