import type { MinuteBar, Session } from "@geulgyeol/records";

/** More bars than this are too thin to see; then one bar holds several minutes. */
const MOST_BARS = 180;

export interface TimeBar extends MinuteBar {
  /** Number of its session and of its first minute within it, both from 0. */
  readonly session: number;
  readonly minute: number;
  /** Milliseconds since the record began. */
  readonly from: number;
}

export interface TimeBars {
  readonly bars: readonly TimeBar[];
  /** Minutes of one bar. */
  readonly minutes: number;
  readonly mostTyped: number;
}

const MINUTE_MS = 60_000;

/** The bars of all sessions, one for each minute, or for several in a long record. */
export function timeBars(sessions: readonly Session[]): TimeBars {
  const total = sessions.reduce((sum, { minutes }) => sum + minutes.length, 0);
  const minutes = Math.max(1, Math.ceil(total / MOST_BARS));
  const bars = sessions.flatMap((session, number) =>
    Array.from({ length: Math.ceil(session.minutes.length / minutes) }, (_, index): TimeBar => {
      const minute = index * minutes;
      const joined = session.minutes.slice(minute, minute + minutes);
      return {
        session: number,
        minute,
        from: session.from + minute * MINUTE_MS,
        typed: joined.reduce((sum, { typed }) => sum + typed, 0),
        arrival: joined.find(({ arrival }) => arrival !== null)?.arrival ?? null,
        isActive: joined.some(({ isActive }) => isActive),
        entries: joined.at(-1)?.entries ?? session.entriesBefore,
      };
    }),
  );
  return { bars, minutes, mostTyped: Math.max(1, ...bars.map(({ typed }) => typed)) };
}

/** The number of bars that are over after `count` entries. */
export function barsUntil(bars: readonly TimeBar[], count: number): number {
  const found = bars.findIndex(({ entries }) => entries >= count);
  if (count === 0) return 0;
  return found < 0 ? bars.length : found + 1;
}

/** Numbers of entries at which a session ends, and 0. */
export function pausesOf(sessions: readonly Session[], total: number): readonly number[] {
  const ends = sessions.map(({ minutes }) => minutes.at(-1)?.entries ?? 0).slice(0, -1);
  return [0, ...ends, total];
}
