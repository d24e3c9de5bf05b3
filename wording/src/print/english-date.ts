const DATE_TIME = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Seoul",
  hourCycle: "h23",
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** An ISO 8601 time in Seoul: "21 Nov 2026, 10:32". An invalid time gives an empty string. */
export function dateInEnglish(iso: string): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return "";
  const parts = Object.fromEntries(DATE_TIME.formatToParts(time).map(({ type, value }) => [type, value]));
  // "Sept" of some versions of the data is cut to three letters, like the others.
  return `${parts.day} ${parts.month?.slice(0, 3)} ${parts.year}, ${parts.hour}:${parts.minute}`;
}
