/** How a change was made, as far as the page knows. */
export type ChangeOrigin = "type" | "paste" | "drop" | "cut" | "undo" | "edit" | "file" | "restore" | "other";

/** A replaced range of the text; offsets in UTF-16 units. */
export interface TextChange {
  readonly at: number;
  readonly removed: string;
  readonly inserted: string;
  readonly origin: ChangeOrigin;
}

/** The smallest single replacement between the two texts; null if they are equal. */
export function changeBetween(before: string, after: string, origin: ChangeOrigin): TextChange | null {
  if (before === after) return null;
  const at = commonPrefix(before, after);
  const end = commonSuffix(before, after, at);
  return {
    at,
    removed: before.slice(at, before.length - end),
    inserted: after.slice(at, after.length - end),
    origin,
  };
}

/** Length of the common beginning. */
export function commonPrefix(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && one.charCodeAt(at) === other.charCodeAt(at)) at++;
  return at;
}

/** Length of the common end, without the first `taken` characters of either. */
export function commonSuffix(one: string, other: string, taken: number): number {
  const most = Math.min(one.length, other.length) - taken;
  let count = 0;
  while (count < most && one.charCodeAt(one.length - 1 - count) === other.charCodeAt(other.length - 1 - count)) count++;
  return count;
}
