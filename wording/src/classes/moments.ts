const SEOUL = /* @__PURE__ */ new Intl.DateTimeFormat("ko-KR", {
  timeZone: "Asia/Seoul",
  month: "numeric",
  day: "numeric",
  weekday: "long",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** Part of the day before an hour of twelve: "밤 11시", "낮 12시", "새벽 2시". */
function nameHour(hour: number): string {
  const part =
    hour < 6 ? "새벽" : hour < 12 ? "아침" : hour < 14 ? "낮" : hour < 18 ? "오후" : hour < 21 ? "저녁" : "밤";
  return `${part} ${hour === 0 ? 12 : hour > 12 ? hour - 12 : hour}시`;
}

/** A moment in Seoul as one says it, from an ISO 8601 time: "11월 20일 금요일 밤 11시 59분". */
export function sayMoment(iso: string): string {
  const parts = new Map(SEOUL.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  const minute = Number(parts.get("minute"));
  const hour = nameHour(Number(parts.get("hour")));
  return `${parts.get("month")}월 ${parts.get("day")}일 ${parts.get("weekday")} ${hour}${minute === 0 ? "" : ` ${minute}분`}`;
}

/** The day in Seoul for lists: "2027. 2. 28.". */
export function shortDay(iso: string): string {
  const day = new Date(new Date(iso).getTime() + 9 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return day.split("-").map(Number).join(". ").concat(".");
}

const MINUTES_OF_DAY = 24 * 60;

/** A length of time in its largest unit: "12분", "2시간 17분", "하루", "3일". */
export function sayMinutes(minutes: number): string {
  if (minutes < 60) return `${Math.max(1, Math.floor(minutes))}분`;
  if (minutes < MINUTES_OF_DAY) {
    const rest = Math.floor(minutes % 60);
    return `${Math.floor(minutes / 60)}시간${rest === 0 ? "" : ` ${rest}분`}`;
  }
  const days = Math.floor(minutes / MINUTES_OF_DAY);
  return days === 1 ? "하루" : `${days}일`;
}

/** How late a text came, as a fact: "2시간 늦음", "하루 늦음"; empty if it was in time. */
export function sayLate(minutes: number): string {
  if (minutes <= 0) return "";
  const whole = minutes >= 60 && minutes < MINUTES_OF_DAY ? Math.floor(minutes / 60) * 60 : minutes;
  return `${sayMinutes(whole)} 늦음`;
}

/** "2026년 2학기". */
export function sayTerm({ year, term }: { readonly year: number; readonly term: number }): string {
  return `${year}년 ${term}학기`;
}
