import type { RowFinding } from "@geulgyeol/wording";

const STROKES = ["first", "second", "third"] as const;
const FILLED = { strong: 3, moderate: 2, weak: 1 } as const;

/** Three strokes and the word; for a hold only why. */
export function EvidenceStrokes({ of: { certainty, evidence } }: { of: RowFinding }) {
  if (evidence === "") return null;
  if (certainty === null) return <span className="whitespace-nowrap text-ink-2">{evidence}</span>;
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span className="flex gap-0.5" aria-hidden>
        {STROKES.map((stroke, at) => (
          <i
            key={stroke}
            className={`h-3.25 w-1 border ${at < FILLED[certainty] ? "border-ink bg-ink forced-colors:bg-[CanvasText]" : "border-line-strong"}`}
          />
        ))}
      </span>
      <span className={certainty === "weak" ? "text-ink-2" : ""}>{evidence}</span>
    </span>
  );
}
