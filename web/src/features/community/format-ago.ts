import { formatRecent } from "@geulgyeol/wording";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long ago, within a day: "방금", "38분 전", "5시간 전"; then the day. Both ISO 8601. */
export function formatAgo(iso: string, now: string): string {
  const passed = new Date(now).getTime() - new Date(iso).getTime();
  if (passed < MINUTE_MS) return "방금";
  if (passed < HOUR_MS) return `${Math.floor(passed / MINUTE_MS)}분 전`;
  return passed < 24 * HOUR_MS ? `${Math.floor(passed / HOUR_MS)}시간 전` : formatRecent(iso, now);
}
