/** Thousands with a comma, the same in every runtime: "10,000". Expects an integer. */
export function formatCount(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ",");
}

/** A price: "9,900원". */
export function formatWon(won: number): string {
  return `${formatCount(won)}원`;
}

/** "300크레딧". */
export function formatCredits(credits: number): string {
  return `${formatCount(credits)}크레딧`;
}

const SPOKEN = ["한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열"];

/** A number of times in natural Korean: "세 번"; above ten in digits: "20번". */
export function formatTimes(times: number): string {
  return formatCounted(times, "번");
}

/** A number with what is counted: "두 곳"; above ten in digits: "20곳". */
export function formatCounted(count: number, counter: string): string {
  const spoken = SPOKEN[count - 1];
  return spoken === undefined ? `${formatCount(count)}${counter}` : `${spoken} ${counter}`;
}

/** Bytes in readable form: "312KB", "1.8MB". */
export function formatFileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${Math.max(1, Math.round(kilobytes))}KB` : `${(kilobytes / 1024).toFixed(1)}MB`;
}

/** Milliseconds as seconds with two decimals: "3.42초". */
export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)}초`;
}

/** Short times, which seconds would round to zero: "0.4ms", "37ms", from a second on "1.12초". */
export function formatShortTime(milliseconds: number): string {
  if (milliseconds >= 1000) return formatSeconds(milliseconds);
  return `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)}ms`;
}
