import { formatDateTime } from "../dates.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const HAS_OFFSET = /(?:Z|[+-]\d\d:\d\d)$/;

/** Days in Seoul of a time of a file; local times are taken as they are. */
const dayOf = (time: string) => time.slice(0, 10);

/** A time of a file: with an offset in Seoul, local times as they are written. "2026. 11. 12. 19:40" */
export function formatFileTime(time: string): string {
  if (HAS_OFFSET.test(time)) return formatDateTime(time);
  return `${dayOf(time).replaceAll("-", ". ")}. ${time.slice(11, 16)}`;
}

/** Calendar days from one time of a file to another, in Seoul; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  const midnight = (time: string) => Date.parse(`${formatFileTime(time).slice(0, 12).replaceAll(". ", "-")}T00:00:00Z`);
  return Math.round((midnight(to) - midnight(from)) / DAY_MS);
}

const DAYS = ["하루", "이틀", "사흘", "나흘", "닷새", "엿새", "이레", "여드레", "아흐레", "열흘"];

/** A number of days in natural Korean, from 1: "닷새", "12일". */
export function sayDays(days: number): string {
  return DAYS[days - 1] ?? `${days}일`;
}
