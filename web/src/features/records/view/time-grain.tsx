import type { Session } from "@geulgyeol/records";
import { formatMinutes, formatMoment, formatPause } from "@geulgyeol/wording/records";
import { Fragment, useMemo } from "react";
import { geometry } from "../../../shared/ui/geometry.ts";
import { type TimeBar, type TimeBars, timeBars } from "./time-bars.ts";

interface TimeGrainProps {
  readonly sessions: readonly Session[];
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Bars up to the playhead; all without one. */
  readonly shown?: number;
  readonly size: "page" | "panel" | "dock";
}

const HEIGHTS = { page: "h-13", panel: "h-11", dock: "h-7" } as const;
const PAUSES = { page: "w-16", panel: "w-11", dock: "w-3" } as const;

/** The time in which a text was written: a bar is a minute, its height what was typed in it; pauses are gaps. */
export function TimeGrain({ sessions, startedAt, shown, size }: TimeGrainProps) {
  const all = useMemo(() => timeBars(sessions), [sessions]);
  const last = shown ?? all.bars.length;
  let first = 0;
  return (
    <div className="flex items-stretch" aria-hidden data-testid="time-grain">
      {sessions.map((session, number) => {
        const bars = all.bars.filter((bar) => bar.session === number);
        const start = first;
        first += bars.length;
        const next = sessions[number + 1];
        return (
          <Fragment key={session.from}>
            <div className="min-w-0 basis-0" ref={geometry({ "flex-grow": `${bars.length}` })}>
              <Bars bars={bars} all={all} start={start} shown={last} className={HEIGHTS[size]} />
              {size !== "dock" && <Caption session={session} number={number} startedAt={startedAt} size={size} />}
            </div>
            {next && (
              <div className={`shrink-0 ${PAUSES[size]}`}>
                <p
                  className={`flex items-end justify-center border-b border-dashed border-line-strong pb-1 text-center text-label leading-tight text-ink-3 ${HEIGHTS[size]}`}
                >
                  {size !== "dock" && (
                    <span>
                      {formatPause(next.from - session.to)}
                      {size === "page" && (
                        <>
                          <br />쉼
                        </>
                      )}
                    </span>
                  )}
                </p>
              </div>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}

interface BarsProps {
  readonly bars: readonly TimeBar[];
  readonly all: TimeBars;
  readonly start: number;
  readonly shown: number;
  readonly className: string;
}

function Bars({ bars, all, start, shown, className }: BarsProps) {
  const gap = all.bars.length > 90 ? "gap-px max-sm:gap-0" : "gap-px";
  return (
    <div className={`flex items-end border-b border-line-strong ${gap} ${className}`}>
      {bars.map(({ minute, arrival, typed }, index) => {
        const isStill = arrival === null && typed === 0;
        const height = arrival === null ? Math.max(8, Math.round((typed / all.mostTyped) * 88)) : 100;
        const look = arrival === null ? (isStill ? "is-still" : "") : `is-arrival o-${arrival}`;
        return (
          <i
            key={minute}
            data-bar={start + index}
            className={`minute-bar ${look} ${start + index >= shown ? "is-to-come" : ""}`}
            ref={geometry({ height: isStill ? "2px" : `${height}%` })}
          />
        );
      })}
    </div>
  );
}

interface CaptionProps {
  readonly session: Session;
  readonly number: number;
  readonly startedAt: number;
  readonly size: "page" | "panel";
}

function Caption({ session, number, startedAt, size }: CaptionProps) {
  return (
    <p className="mt-1.5 overflow-hidden text-label text-ellipsis whitespace-nowrap text-ink-3 tabular-nums">
      <b className="font-semibold text-ink-2">{number + 1}회</b> {formatMoment(startedAt + session.from)}
      {size === "page" && `, ${formatMinutes(session.minutes.length)}`}
    </p>
  );
}

/** "막대 하나가 1분이에요. 높이는 그동안 친 글자 수예요." */
export function grainCaption(sessions: readonly Session[]): string {
  return `막대 하나가 ${timeBars(sessions).minutes}분이에요. 높이는 그동안 친 글자 수예요.`;
}
