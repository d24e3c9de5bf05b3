import type { Session } from "@geulgyeol/records";
import { formatMoment } from "@geulgyeol/wording/records";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useLayoutEffect, useMemo, useRef } from "react";
import { barsUntil, timeBars } from "./time-bars.ts";
import type { Playback } from "./use-playback.ts";

interface PlayheadProps {
  readonly sessions: readonly Session[];
  readonly startedAt: number;
  readonly playback: Playback;
  /** The grain of time. */
  readonly children: ReactNode;
}

/** A slider over the grain of time: a key moves it by a bar, with Shift to the next pause; space plays. */
export function Playhead({ sessions, startedAt, playback, children }: PlayheadProps) {
  const slider = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLSpanElement>(null);
  const { bars } = useMemo(() => timeBars(sessions), [sessions]);
  const at = playback.count >= playback.total ? bars.length : barsUntil(bars, playback.count);

  useLayoutEffect(() => {
    const place = () => line.current?.style.setProperty("left", `${leftOf(slider.current, at)}px`);
    place();
    const observer = new ResizeObserver(place);
    if (slider.current) observer.observe(slider.current);
    return () => observer.disconnect();
  }, [at]);

  const toBar = (bar: number) =>
    playback.seek(bar >= bars.length ? playback.total : bar <= 0 ? 0 : (bars[bar - 1]?.entries ?? 0));

  function onKeyDown(event: KeyboardEvent) {
    const action = actionOf(event, { at, count: bars.length, toBar, playback });
    if (action === null) return;
    event.preventDefault();
    action();
  }

  function onPointer(event: PointerEvent) {
    if (event.buttons !== 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    toBar(barAt(slider.current, event.clientX));
  }

  return (
    <div
      ref={slider}
      role="slider"
      tabIndex={0}
      aria-label="쓴 시간"
      aria-valuemin={0}
      aria-valuemax={bars.length}
      aria-valuenow={at}
      aria-valuetext={valueText(sessions, startedAt, bars[at - 1], playback)}
      onKeyDown={onKeyDown}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      className="relative mr-1.5 cursor-pointer touch-pan-y rounded-sm outline-offset-4 select-none max-lg:min-h-11"
    >
      {children}
      <span
        ref={line}
        className="pointer-events-none absolute -top-2 h-17 w-0.5 bg-accent before:absolute before:-top-1 before:-left-1.25 before:size-3 before:rounded-full before:bg-accent in-data-[dock]:h-11"
        aria-hidden
      />
    </div>
  );
}

interface KeyInput {
  readonly at: number;
  readonly count: number;
  readonly toBar: (bar: number) => void;
  readonly playback: Playback;
}

function actionOf({ key, shiftKey }: KeyboardEvent, { at, count, toBar, playback }: KeyInput): (() => void) | null {
  if (key === " ") return playback.toggle;
  if (key === "Home") return () => toBar(0);
  if (key === "End") return () => toBar(count);
  const direction = key === "ArrowLeft" || key === "ArrowDown" ? -1 : key === "ArrowRight" || key === "ArrowUp" ? 1 : 0;
  if (direction === 0) return null;
  return shiftKey ? () => playback.jump(direction) : () => toBar(at + direction);
}

/** "11. 19. 22:21, 2회 19분째" */
function valueText(
  sessions: readonly Session[],
  startedAt: number,
  bar: ReturnType<typeof timeBars>["bars"][number] | undefined,
  { count, total }: Playback,
): string {
  if (count >= total) return `${formatMoment(startedAt + (sessions.at(-1)?.to ?? 0))}, 끝`;
  if (bar === undefined) return `${formatMoment(startedAt + (sessions[0]?.from ?? 0))}, 처음`;
  return `${formatMoment(startedAt + bar.from)}, ${bar.session + 1}회 ${bar.minute + 1}분째`;
}

function leftOf(slider: HTMLElement | null, at: number): number {
  const bar = slider?.querySelector<HTMLElement>(`[data-bar="${Math.max(0, at - 1)}"]`);
  if (slider === null || bar == null) return 0;
  const { left, right } = bar.getBoundingClientRect();
  return (at === 0 ? left : right) - slider.getBoundingClientRect().left;
}

/** The bars up to a place in the window. */
function barAt(slider: HTMLElement | null, x: number): number {
  const bars = [...(slider?.querySelectorAll<HTMLElement>("[data-bar]") ?? [])];
  return bars.filter((bar) => bar.getBoundingClientRect().left <= x).length;
}
