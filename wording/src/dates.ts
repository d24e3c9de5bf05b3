const DATE_TIME = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Asia/Seoul",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

/** An ISO 8601 time in Seoul: "2026. 11. 21. 10:32". An invalid time gives an empty string. */
export function formatDateTime(iso: string): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return "";
  const parts = Object.fromEntries(DATE_TIME.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${parts.year}. ${parts.month}. ${parts.day}. ${parts.hour}:${parts.minute}`;
}

/** The day in Seoul of an ISO 8601 time, for sentences: "2026년 11월 2일". */
export function formatDay(iso: string): string {
  const [year, month, day] = formatDateTime(iso).split(". ").map(Number);
  return year === undefined || Number.isNaN(year) || !month || !day ? "" : `${year}년 ${month}월 ${day}일`;
}

/**
 * When it was, for lists: "오늘 10:32", "어제 22:40", "11월 18일", of another year "2025. 11. 18.". All in Seoul.
 * @param now ISO 8601.
 */
export function formatRecent(iso: string, now: string): string {
  const [day, time] = splitDateTime(iso);
  const [today] = splitDateTime(now);
  const [yesterday] = splitDateTime(new Date(new Date(now).getTime() - 24 * 60 * 60 * 1000).toISOString());
  if (day === today) return `오늘 ${time}`;
  if (day === yesterday) return `어제 ${time}`;
  const [year, month, date] = day.split(". ").map(Number);
  return day.slice(0, 4) === today.slice(0, 4) ? `${month}월 ${date}일` : `${year}. ${month}. ${date}.`;
}

/**
 * When it will be, for sentences: "오늘 23:10", "내일 00:00", "12월 3일 09:00". All in Seoul.
 * @param now ISO 8601.
 */
export function formatComing(iso: string, now: string): string {
  const [day, time] = splitDateTime(iso);
  const [today] = splitDateTime(now);
  const [tomorrow] = splitDateTime(new Date(new Date(now).getTime() + 24 * 60 * 60 * 1000).toISOString());
  if (day === today) return `오늘 ${time}`;
  if (day === tomorrow) return `내일 ${time}`;
  const [, month, date] = day.split(". ").map(Number);
  return `${month}월 ${date}일 ${time}`;
}

/** "2026. 11. 21" and "10:32". */
function splitDateTime(iso: string): [day: string, time: string] {
  const [, day = "", time = ""] = /^(.*)\. (\d\d:\d\d)$/.exec(formatDateTime(iso)) ?? [];
  return [day, time];
}

/** The day in Seoul in form notation: "2026-11-21". */
export function isoDay(iso: string): string {
  return splitDateTime(iso)[0].replaceAll(". ", "-");
}
