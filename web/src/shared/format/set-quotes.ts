/**
 * The engine quotes with straight marks, as they are typed; a page sets them as it sets its own: 'A' becomes ‘A’. What opens
 * stands at the beginning or after a space, a bracket or another mark; every other one closes, an apostrophe too.
 */
export function setQuotes(text: string): string {
  return text.replace(/(^|[\s([{“‘])'/g, "$1‘").replaceAll("'", "’");
}
