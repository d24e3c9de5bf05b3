import type { HiddenReason, HiddenText } from "./document.ts";

/** Hidden text by its reason: how much of each (UTF-16 units), in the order of the file. */
export function sumHidden(
  hidden: readonly Pick<HiddenText, "reason" | "characters">[],
): { reason: HiddenReason; characters: number }[] {
  const sums = new Map<HiddenReason, number>();
  for (const { reason, characters } of hidden) sums.set(reason, (sums.get(reason) ?? 0) + characters);
  return [...sums].map(([reason, characters]) => ({ reason, characters }));
}
