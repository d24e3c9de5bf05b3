import { CERTAINTY_LABEL } from "@geulgyeol/wording";
import type { Report } from "../report-types.ts";

const STROKES = ["first", "second", "third"] as const;
const FILLED = { strong: 3, moderate: 2, weak: 1 } as const;

/** "근거 뚜렷함" with three strokes of ink. No colour: certainty is not a verdict. */
export function CertaintyMark({ certainty }: { certainty: NonNullable<Report["certainty"]> }) {
  return (
    <p className="flex items-center gap-2.5 text-title-3 font-heading">
      <span className="flex gap-0.75" aria-hidden>
        {STROKES.map((stroke, at) => (
          <i
            key={stroke}
            className={`h-4.5 w-1.25 border ${at < FILLED[certainty] ? "border-ink bg-ink forced-colors:bg-[CanvasText]" : "border-line-strong"}`}
          />
        ))}
      </span>
      {CERTAINTY_LABEL[certainty]}
    </p>
  );
}
