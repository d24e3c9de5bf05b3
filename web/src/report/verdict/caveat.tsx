import { CAVEAT, CAVEAT_REST } from "@geulgyeol/wording";
import { Info } from "lucide-react";
import type { ReactNode } from "react";

interface CaveatProps {
  readonly long?: boolean;
  /** Where one can read more, after the fixed words. */
  readonly children?: ReactNode;
}

/** Stands in the open beside every verdict; never in a tooltip. */
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
