import type { WritingRecord } from "@geulgyeol/contract";
import type { RecordFacts } from "@geulgyeol/records";
import { useEffect, useMemo, useState } from "react";
import { isMotionReduced } from "../../../shared/theme/motion.ts";
import { pausesOf } from "./time-bars.ts";

export const SPEEDS = ["1", "8", "30"] as const;
export type Speed = (typeof SPEEDS)[number];
const TICK_MS = 100;
/** Maximum duration of a pause in the replay, at any speed. */
const LONGEST_REST_MS = 1_500;
/** Between two events where motion is unwanted. */
const STEP_MS = 1_500;

export interface Playback {
  /** Entries that are shown. */
  readonly count: number;
  readonly total: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  readonly toggle: () => void;
  readonly seek: (count: number) => void;
  /** To the pause before or after. */
  readonly jump: (direction: -1 | 1) => void;
}

/** The place in a record that is shown, and the timer that moves it; at first `startAt` or the end. */
export function usePlayback(
  { entries }: WritingRecord,
  { sessions, arrivals }: RecordFacts,
  startAt: number | null,
): Playback {
  const total = entries.length;
  const [count, setCount] = useState(startAt ?? total);
  const [speed, setSpeed] = useState<Speed>("8");
  const [isPlaying, setPlaying] = useState(false);
  const pauses = useMemo(() => pausesOf(sessions, total), [sessions, total]);
  const events = useMemo(
    () => [...pauses, ...arrivals.map(({ index }) => index + 1)].sort((one, other) => one - other),
    [pauses, arrivals],
  );

  useEffect(() => {
    if (!isPlaying) return;
    if (count >= total) return setPlaying(false);
    if (isMotionReduced()) {
      const timer = setTimeout(() => setCount(events.find((event) => event > count) ?? total), STEP_MS);
      return () => clearTimeout(timer);
    }
    const now = entries[count - 1]?.time ?? entries[0]?.time ?? 0;
    const rest = Math.min(((entries[count]?.time ?? now) - now) / Number(speed), LONGEST_REST_MS);
    const wait = Math.max(rest, TICK_MS);
    const timer = setTimeout(() => {
      // Several changes at once if they are closer together than a tick.
      const until = now + wait * Number(speed);
      let next = count + 1;
      while (next < total && (entries[next]?.time ?? 0) <= until) next++;
      setCount(next);
    }, wait);
    return () => clearTimeout(timer);
  }, [isPlaying, count, total, entries, speed, events]);

  function toggle() {
    if (!isPlaying && count >= total) setCount(0);
    setPlaying(!isPlaying);
  }

  function seek(to: number) {
    setPlaying(false);
    setCount(Math.min(Math.max(to, 0), total));
  }

  function jump(direction: -1 | 1) {
    const found = direction < 0 ? pauses.findLast((pause) => pause < count) : pauses.find((pause) => pause > count);
    seek(found ?? (direction < 0 ? 0 : total));
  }

  return { count, total, isPlaying, speed, setSpeed, toggle, seek, jump };
}
