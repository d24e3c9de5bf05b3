import type { AnalysisResult } from "@geulgyeol/contract";
import type { ReactNode } from "react";

const TEXT_COLOUR = { human: "text-human", mixed: "text-mixed", ai: "text-ai" } as const;

interface FindingLabelProps {
  readonly verdict: AnalysisResult["verdict"];
  readonly isHeld: boolean;
  readonly children: ReactNode;
}

/** A finding's name in its colour, behind its square; a hold has neither. */
export function FindingLabel({ verdict, isHeld, children }: FindingLabelProps) {
  return (
    <span
      className={`flex items-baseline gap-2.25 text-base leading-normal font-bold tracking-tight ${isHeld ? "text-ink-2" : TEXT_COLOUR[verdict]}`}
    >
      <i className={`size-2.75 shrink-0 rounded-xs ${isHeld ? "border-2 border-current" : "bg-current"}`} aria-hidden />
      {children}
    </span>
  );
}
