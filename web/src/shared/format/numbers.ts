/** Thousands with a comma, the same in every runtime: "10,000". Expects an integer. */
export function formatCount(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ",");
}

/** Milliseconds as seconds with two decimals: "3.42초". */
export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)}초`;
}
