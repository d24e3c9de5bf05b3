/**
 * Turns straight quotes into typographic ones: 'A' becomes ‘A’. A mark opens at the beginning or after a space, a
 * bracket or another mark; otherwise it closes.
 */
export function setQuotes(text: string): string {
  return text.replace(/(^|[\s([{“‘])'/g, "$1‘").replaceAll("'", "’");
}
