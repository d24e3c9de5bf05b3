import { bandClass } from "../../report/verdict/probability-band.ts";
import { geometry } from "../../shared/ui/geometry.ts";

/** What a bundle of the grain shows of a sentence. */
export interface GrainSentence {
  readonly index: number;
  /** UTF-16 units. */
  readonly length: number;
  readonly aiProbability: number;
  readonly isExcluded: boolean;
}

/** The lines of 40% and 70%, where the bands of a judgement begin; their figures stand in the right margin. */
export function GuideLines() {
  return [70, 40].map((percent) => (
    <span
      key={percent}
      className="pointer-events-none absolute inset-x-0 block border-t border-dashed border-line"
      ref={geometry({ bottom: `${percent}%` })}
      aria-hidden
    >
      <span className="absolute -top-2.25 right-0 bg-surface pl-1.5 text-label text-ink-3 tabular-nums">
        {percent}%
      </span>
    </span>
  ));
}

interface BundleProps {
  readonly sentence: GrainSentence;
  /** All bundles are of one height and without colour. */
  readonly isHeld: boolean;
  readonly position?: number;
}

/** One sentence: width is its length, height its probability, colour repeats the band. */
export function Bundle({ sentence: { length, aiProbability, isExcluded }, isHeld, position = 0 }: BundleProps) {
  const look = isExcluded ? "grain-outline" : `grain-upright ${isHeld ? "band-none" : bandClass(aiProbability)}`;
  return (
    <i
      className={`relative block min-h-1 min-w-0.75 basis-0 rounded-t-2xs ${look}`}
      ref={geometry({
        "flex-grow": `${Math.max(1, length)}`,
        height: heightOf(isExcluded, isHeld, aiProbability),
        "animation-delay": `${Math.min(position * 20, 300)}ms`,
      })}
    />
  );
}

function heightOf(isExcluded: boolean, isHeld: boolean, aiProbability: number): string {
  if (isExcluded) return "8px";
  return `calc(${isHeld ? 1 : aiProbability} * 100%)`;
}
