/** Korea has kept UTC+9 without summer time since 1988. */
export const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The last midnight in Seoul at or before `now`. */
export function seoulDayStart(now: Date): Date {
  return new Date(Math.floor((now.getTime() + SEOUL_OFFSET_MS) / DAY_MS) * DAY_MS - SEOUL_OFFSET_MS);
}

/** The first midnight in Seoul after `now`. */
export function seoulDayEnd(now: Date): Date {
  return new Date(seoulDayStart(now).getTime() + DAY_MS);
}

/** The first moment, in Seoul, of the calendar month that holds `now`. */
export function seoulMonthStart(now: Date): Date {
  const there = new Date(now.getTime() + SEOUL_OFFSET_MS);
  return new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth()) - SEOUL_OFFSET_MS);
}
