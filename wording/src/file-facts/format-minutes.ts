import { formatCount } from "../numbers.ts";

/** "3시간 12분", "12분", "2시간"; for none "1분 미만". */
export function formatMinutes(minutes: number): string {
  if (minutes < 1) return "1분 미만";
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${formatCount(hours)}시간`, rest > 0 && `${rest}분`].filter(Boolean).join(" ");
}
