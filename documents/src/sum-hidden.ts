import type { HiddenReason, HiddenText } from "./document.ts";

/** Amount of hidden text by reason (UTF-16 units), in file order. */
export function sumHidden(
  hidden: readonly Pick<HiddenText, "reason" | "characters">[],
): { reason: HiddenReason; characters: number }[] {
  const sums = new Map<HiddenReason, number>();
  for (const { reason, characters } of hidden) sums.set(reason, (sums.get(reason) ?? 0) + characters);
  return [...sums].map(([reason, characters]) => ({ reason, characters }));
}
