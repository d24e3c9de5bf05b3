import { type Frequency, formatCount } from "@geulgyeol/wording";
import { geometry } from "../../shared/ui/geometry.ts";

/** Strokes in a row. */
const ROW = 100;

/** Texts of the other author, one stroke each; those that came out so come first, wider, taller and coloured. */
export function FrequencyStrokes({ frequency: { total, counted } }: { frequency: Frequency }) {
  const rows = Array.from({ length: Math.ceil(total / ROW) }, (_, at) => Math.min(ROW, total - at * ROW));
  return (
    <div
      role="img"
      aria-label={`${formatCount(total)}획 가운데 ${formatCount(counted)}획`}
      className="relative flex w-fit max-w-full flex-col [--pitch:3px] max-[359px]:[--pitch:2px] gap-0.5 pt-2 forced-colors:hidden"
    >
      {rows.map((strokes, at) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
          key={at}
          className={`stroke-row block ${rows.length === 1 ? "h-3.75" : "h-1.5"}`}
          ref={geometry({ width: `calc(${strokes} * var(--pitch) - 1px)` })}
        />
      ))}
      {counted > 0 && (
        <i
          className={`stroke-counted absolute top-0 left-0 block bg-surface ${rows.length === 1 ? "h-5.75" : "h-3.5"}`}
          ref={geometry({ width: `calc(${counted} * var(--pitch))` })}
        />
      )}
    </div>
  );
}
