import type { GrainBar } from "@geulgyeol/contract";
import { geometry } from "../../shared/ui/geometry.ts";
import { bandClass } from "../verdict/probability-band.ts";

interface GrainBarsProps {
  readonly bars: readonly GrainBar[];
  /** Height as a Tailwind class. */
  readonly height?: string;
}

/** The small grain for a result described elsewhere: decorative, its numbers are in the text. */
export function GrainBars({ bars, height = "h-8" }: GrainBarsProps) {
  const gap = bars.length > 24 ? "gap-px" : "gap-0.5";
  return (
    <span className={`flex items-end border-b border-line-strong ${gap} ${height}`} aria-hidden>
      {bars.map(({ length, aiProbability }, position) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no other name than their place, and never move
          key={position}
          className={`block min-h-1 min-w-0.75 basis-0 rounded-t-[1px] ${aiProbability === null ? "grain-outline" : `grain-upright ${bandClass(aiProbability)}`}`}
          ref={geometry({
            "flex-grow": `${length}`,
            height: aiProbability === null ? "6px" : `${aiProbability * 100}%`,
          })}
        />
      ))}
    </span>
  );
}
