import { formatDateTime } from "../dates.ts";

const MINUTE_MS = 60_000;
const DAY_COUNTS = ["하루", "이틀", "사흘", "나흘", "닷새", "엿새", "이레", "여드레", "아흐레", "열흘"];

/** A number of days in natural Korean: "사흘"; above ten "12일". */
export function formatDays(days: number): string {
  return DAY_COUNTS[days - 1] ?? `${days}일`;
}

/** Whole minutes: "38분", "1시간 43분", "2시간". Under one minute: "1분". */
export function formatMinutes(minutes: number): string {
  const whole = Math.max(1, Math.round(minutes));
  const hours = Math.floor(whole / 60);
  return [hours > 0 ? `${hours}시간` : "", whole % 60 > 0 ? `${whole % 60}분` : ""].filter(Boolean).join(" ");
}

/** A pause, rounded down to its largest unit: "24시간", "35분", "3일". */
export function formatPause(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  if (minutes < 60) return `${minutes}분`;
  return minutes < 72 * 60 ? `${Math.floor(minutes / 60)}시간` : `${Math.floor(minutes / (24 * 60))}일`;
}

/** A moment of a record without its year, in Seoul: "11. 19. 22:21". `at`: milliseconds since 1970. */
export function formatMoment(at: number): string {
  return formatDateTime(new Date(at).toISOString()).replace(/^\d+\. 0?(\d+)\. 0?(\d+)\./, "$1. $2.");
}

/** Number of days in Seoul from the first to the last moment on which something was written. */
export function countDays(moments: readonly number[]): number {
  return new Set(moments.map((at) => formatDateTime(new Date(at).toISOString()).slice(0, 12))).size;
}

/** The days of a record: "2026. 11. 18.–11. 20.", on one day "2026. 11. 18.". Milliseconds since 1970. */
export function formatDayRange(from: number, to: number): string {
  const day = (at: number) => formatDateTime(new Date(at).toISOString()).slice(0, 12);
  const [first, last] = [`${day(from)}.`, `${day(to)}.`];
  if (first === last) return first;
  return `${first}–${first.slice(0, 4) === last.slice(0, 4) ? last.slice(6) : last}`;
}
