import type { GrainBar } from "@geulgyeol/contract";
import { geometry } from "../ui/geometry.ts";

/** The small grain in ink, without the colours of a judgement; level in grey for a hold. Decorative. */
export function InkGrain({ bars, isHollow }: { bars: readonly GrainBar[]; isHollow: boolean }) {
  const gap = bars.length > 24 ? "gap-px" : "gap-0.5";
  return (
    <span className={`flex h-7 items-end ${gap} ${isHollow ? "text-line-strong" : "text-ink-3"}`} aria-hidden>
      {bars.map(({ length, aiProbability }, position) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no other name than their place, and never move
          key={position}
          className="grain-upright block min-h-0.75 min-w-0.5 basis-0 [--c:currentColor]"
          ref={geometry({
            "flex-grow": `${length}`,
            height: isHollow || aiProbability === null ? "30%" : `${Math.max(10, aiProbability * 100)}%`,
          })}
        />
      ))}
    </span>
  );
}
