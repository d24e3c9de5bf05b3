import { CAVEAT, CAVEAT_REST } from "@geulgyeol/wording";
import { Info } from "lucide-react";
import type { ReactNode } from "react";

interface CaveatProps {
  readonly long?: boolean;
  /** Links for further reading, after the fixed wording. */
  readonly children?: ReactNode;
}

/** Always visible with every verdict; never in a tooltip. */
export function Caveat({ long = true, children }: CaveatProps) {
  return (
    <p className="flex items-start gap-2.25 text-note text-ink-2">
      <Info size={18} strokeWidth={1.75} className="mt-px shrink-0 text-ink-3" aria-hidden />
      <span>
        <b className="font-heading text-ink">{CAVEAT}</b>
        {long && ` ${CAVEAT_REST}`}
        {children && <> {children}</>}
      </span>
    </p>
  );
}
