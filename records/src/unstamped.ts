import type { RecordEntry, Stamp } from "@geulgyeol/contract";
import { CLOCK_TOLERANCE_MS } from "./check-stamps.ts";
import { changesText } from "./replay.ts";

/** A stamp speaks for what was written so long before it: it is given every minute, by a clock that may differ from the device's. */
const STAMP_REACH_MS = 2 * CLOCK_TOLERANCE_MS;
/** From so many units on, or half of what was written, times without a stamp are marked as a fact. A closed page may leave a minute. */
const UNSTAMPED_LEAST = 300;

/** How much of what was written the server's stamps speak for. */
export interface StampedPart {
  /** UTF-16 units that came in without a stamp soon after them: their times are those of the device. */
  readonly unstamped: number;
  /** There are stamps, and too little came in without one to be worth saying. */
  readonly isStamped: boolean;
}

/**
 * Stamps that are far apart leave room for entries that were made up later, at times of one's own choice, and so does the end
 * of a record that nothing was stamped of. `stamps`: what the server has confirmed. `startedAt`: ms since 1970.
 */
export function stampedPart(entries: readonly RecordEntry[], stamps: readonly Stamp[], startedAt: number): StampedPart {
  const left = [...stamps].sort((one, other) => one.entries - other.entries);
  let stampedAt = Number.POSITIVE_INFINITY;
  let [written, unstamped] = [0, 0];
  for (let index = entries.length - 1; index >= 0; index--) {
    while ((left.at(-1)?.entries ?? 0) > index) stampedAt = Date.parse((left.pop() as Stamp).stampedAt);
    const { origin, length, time } = entries[index] as RecordEntry;
    if (!changesText(origin) || origin === "start") continue;
    written += length;
    if (stampedAt - startedAt - time > STAMP_REACH_MS) unstamped += length;
  }
  const isMuch = unstamped > 0 && unstamped >= Math.min(UNSTAMPED_LEAST, written / 2);
  return { unstamped, isStamped: stamps.length > 0 && !isMuch };
}
