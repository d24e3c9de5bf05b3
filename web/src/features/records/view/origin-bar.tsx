import { ORIGIN_CLASSES, type OriginClass } from "@geulgyeol/records";
import { formatCount, formatShare } from "@geulgyeol/wording";
import { RECORD_ORIGIN_NAME } from "@geulgyeol/wording/records";
import { geometry } from "../../../shared/ui/geometry.ts";

interface OriginBarProps {
  /** UTF-16 units of the text by their origin. */
  readonly units: Readonly<Record<OriginClass, number>>;
}

/** One bar for the whole text, and its legend with percent and characters. */
export function OriginBar({ units }: OriginBarProps) {
  const total = Object.values(units).reduce((sum, one) => sum + one, 0);
  const shown = ORIGIN_CLASSES.filter((origin) => units[origin] > 0);
  const words = shown.map((origin) => `${RECORD_ORIGIN_NAME[origin]} ${formatShare(units[origin], total)}`);
  if (total === 0) return <p className="text-note text-ink-3">마지막 글이 비어 있어요.</p>;
  return (
    <>
      <div className="flex h-4.5 gap-0.75" role="img" aria-label={words.join(", ")}>
        {shown.map((origin) => (
          <i
            key={origin}
            className={`origin-pattern min-w-2 basis-0 o-${origin}`}
            ref={geometry({ "flex-grow": `${units[origin]}` })}
          />
        ))}
      </div>
      <ul className="mt-3.5 flex flex-wrap gap-x-5.5 gap-y-1.5 text-note text-ink-2 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-3">
        {shown.map((origin) => (
          <li key={origin} className="inline-flex items-center gap-1.75 tabular-nums">
            <i className={`origin-pattern h-3 w-5 shrink-0 o-${origin}`} aria-hidden />
            <span>
              {RECORD_ORIGIN_NAME[origin]} <b className="font-heading text-ink">{formatShare(units[origin], total)}</b>{" "}
              <span className="whitespace-nowrap">{formatCount(units[origin])}자</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
