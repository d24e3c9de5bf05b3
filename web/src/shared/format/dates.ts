const DATE_TIME = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Asia/Seoul",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

/** An ISO 8601 time as the clock in Seoul shows it: "2026. 11. 21. 10:32". An unreadable time gives an empty string. */
export function formatDateTime(iso: string): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return "";
  const parts = Object.fromEntries(DATE_TIME.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${parts.year}. ${parts.month}. ${parts.day}. ${parts.hour}:${parts.minute}`;
}

/** The day in Seoul that holds an ISO 8601 time, for sentences: "2026년 11월 2일". */
export function formatDay(iso: string): string {
  const [year, month, day] = formatDateTime(iso).split(". ").map(Number);
  return year === undefined || Number.isNaN(year) || !month || !day ? "" : `${year}년 ${month}월 ${day}일`;
}
