const MINUTE_MS = 60_000;
const DUE = /* @__PURE__ */ new Intl.DateTimeFormat("ko-KR", {
  timeZone: "Asia/Seoul",
  month: "long",
  day: "numeric",
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** A deadline in Seoul, from an ISO 8601 time: "12월 4일 (금) 23:59까지". */
export function formatDue(iso: string): string {
  const parts = new Map(DUE.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  const { month, day, weekday, hour, minute } = Object.fromEntries(parts);
  return `${month?.replace("월", "")}월 ${day}일 (${weekday}) ${hour}:${minute}까지`;
}

/** How long is left until a deadline: "12일 남았어요", "3시간 남았어요", "마감이 지났어요". Both ISO 8601. */
export function formatLeft(dueAt: string, now: string): string {
  const minutes = Math.floor((Date.parse(dueAt) - Date.parse(now)) / MINUTE_MS);
  if (minutes < 0) return "마감이 지났어요";
  if (minutes < 60) return `${Math.max(1, minutes)}분 남았어요`;
  return minutes < 48 * 60
    ? `${Math.floor(minutes / 60)}시간 남았어요`
    : `${Math.floor(minutes / (24 * 60))}일 남았어요`;
}

interface AskedLength {
  readonly minChars: number | null;
  readonly maxChars: number | null;
}

/** The asked length: "800–1,500자", "800자부터", "1,500자까지"; empty for none. */
export function formatAskedLength({ minChars, maxChars }: AskedLength): string {
  const [least, most] = [minChars?.toLocaleString("ko-KR"), maxChars?.toLocaleString("ko-KR")];
  if (least !== undefined && most !== undefined) return `${least}–${most}자`;
  if (least !== undefined) return `${least}자부터`;
  return most === undefined ? "" : `${most}자까지`;
}
