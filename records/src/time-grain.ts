import type { RecordEntry, RecordOrigin } from "@geulgyeol/contract";
import { classOf, type OriginClass } from "./origins.ts";
import { changesText } from "./replay.ts";

export const MINUTE_MS = 60_000;
/** A pause of this length ends a session. */
export const SESSION_PAUSE_MS = 10 * MINUTE_MS;

/** One minute of a session. */
export interface MinuteBar {
  /** UTF-16 units typed in it. */
  readonly typed: number;
  /** What came at once in it; of several the first. Null for none. */
  readonly arrival: Exclude<OriginClass, "typed"> | null;
  readonly isActive: boolean;
  /** Number of entries up to its end. */
  readonly entries: number;
}

export interface Session {
  /** Milliseconds since the record began, of the first and the last change. */
  readonly from: number;
  readonly to: number;
  readonly minutes: readonly MinuteBar[];
  /** Number of entries before its first change. */
  readonly entriesBefore: number;
}

/** What changes the text at its moment; what was there at the start was written at another time. */
export function isWriting(origin: RecordOrigin): boolean {
  return changesText(origin) && origin !== "start";
}

/** The sessions of a record with their minutes, the first of which begins with the first change. */
export function sessionsOf(entries: readonly RecordEntry[]): readonly Session[] {
  const sessions: { from: number; to: number; minutes: MinuteBar[]; entriesBefore: number }[] = [];
  entries.forEach(({ time, length, origin }, index) => {
    if (!isWriting(origin)) return;
    let session = sessions.at(-1);
    if (session === undefined || time - session.to >= SESSION_PAUSE_MS) {
      session = { from: time, to: time, minutes: [], entriesBefore: index };
      sessions.push(session);
    }
    session.to = time;
    const minute = Math.floor((time - session.from) / MINUTE_MS);
    while (session.minutes.length <= minute) {
      session.minutes.push({ typed: 0, arrival: null, isActive: false, entries: index });
    }
    const bar = session.minutes[minute] as MinuteBar;
    const kind = classOf(origin);
    const isArrival = length > 0 && kind !== "typed" && origin !== "undo" && origin !== "move";
    session.minutes[minute] = {
      typed: bar.typed + (kind === "typed" ? length : 0),
      arrival: bar.arrival ?? (isArrival ? kind : null),
      isActive: true,
      entries: index + 1,
    };
  });
  return sessions;
}
