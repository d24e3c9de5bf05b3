import type { AccuracyShare } from "@geulgyeol/engine/accuracy-record";
import { formatCount } from "@geulgyeol/wording";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { sayInterval, sayRate } from "./format-rate.ts";
import { RateBar } from "./rate-bar.tsx";

export interface ShareRow {
  readonly name: ReactNode;
  readonly key: string;
  readonly share: AccuracyShare;
  /** What it is made of, folded. */
  readonly members?: readonly ShareRow[];
}

interface ShareRowsProps {
  readonly rows: readonly ShareRow[];
  /** A bar from 0 to 100% with the interval as a bracket. Rates near zero have none: it would be empty. */
  readonly hasBars?: boolean;
  /** Id of the title. */
  readonly labelledBy?: string;
}

/** Shares in two lines each, on a wide screen in one: name, rate with its interval, bar, counts. */
export function ShareRows({ rows, hasBars = false, labelledBy }: ShareRowsProps) {
  const hasFolds = rows.some(({ members }) => members);
  return (
    <ul aria-labelledby={labelledBy} className="[&>li]:border-t [&>li]:border-line [&>li:first-child]:border-t-0">
      {rows.map((row) => (
        <li key={row.key}>
          {row.members ? (
            <details className="group/row">
              <summary className={`cursor-pointer list-none [&::-webkit-details-marker]:hidden ${line(hasBars, true)}`}>
                <ChevronRight
                  size={18}
                  strokeWidth={1.75}
                  className="order-first mt-0.5 shrink-0 text-ink-3 group-open/row:rotate-90 sm:mt-0"
                  aria-hidden
                />
                <Figures row={row} hasBars={hasBars} />
              </summary>
              <div className="mb-3 ml-2 border-l border-line pl-4.5">
                <ShareRows rows={row.members} hasBars={hasBars} />
              </div>
            </details>
          ) : (
            <div className={line(hasBars, hasFolds)}>
              {hasFolds && <span className="order-first" />}
              <Figures row={row} hasBars={hasBars} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

const LINE = "grid items-center gap-x-2 gap-y-0.5 py-2.5 text-small leading-normal tabular-nums sm:gap-x-4";

function line(hasBars: boolean, hasFolds: boolean): string {
  if (hasFolds)
    return `${LINE} grid-cols-[18px_minmax(0,1fr)_auto] ${hasBars ? "sm:grid-cols-[18px_minmax(0,1fr)_200px_132px_156px]" : "sm:grid-cols-[18px_minmax(0,1fr)_132px_156px]"}`;
  return `${LINE} grid-cols-[minmax(0,1fr)_auto] ${hasBars ? "sm:grid-cols-[minmax(0,1fr)_200px_132px_156px]" : "sm:grid-cols-[minmax(0,1fr)_132px_156px]"}`;
}

function Figures({ row: { name, share }, hasBars }: { row: ShareRow; hasBars: boolean }) {
  return (
    <>
      <span className="order-1 font-heading">{name}</span>
      <span className="order-2 text-right whitespace-nowrap text-ink-2 sm:order-4">
        <b className="font-heading text-ink">{sayRate(share)}</b> · {sayInterval(share)}
      </span>
      <span className="order-3 col-span-2 col-start-[-3] flex items-end gap-3 sm:contents">
        {hasBars && (
          <span className="grow sm:order-2">
            <RateBar share={share} end={1} />
          </span>
        )}
        <span className="text-note whitespace-nowrap text-ink-2 sm:order-3 sm:text-right sm:text-small">
          {formatCount(share.of)}편{share.count > 0 && ` 중 ${formatCount(share.count)}편`}
        </span>
      </span>
    </>
  );
}
