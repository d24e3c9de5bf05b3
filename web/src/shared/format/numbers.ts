/** Thousands with a comma, the same in every runtime: "10,000". Expects an integer. */
export function formatCount(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ",");
}

/** Bytes as people say them: "312KB", "1.8MB". */
export function formatFileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${Math.max(1, Math.round(kilobytes))}KB` : `${(kilobytes / 1024).toFixed(1)}MB`;
}

/** Milliseconds as seconds with two decimals: "3.42초". */
export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)}초`;
}

/** Short times, which seconds would round away: "0.4ms", "37ms", from a second on "1.12초". */
export function formatShortTime(milliseconds: number): string {
  if (milliseconds >= 1000) return formatSeconds(milliseconds);
  return `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)}ms`;
}
