import type { Interval } from "@geulgyeol/engine";
import { percentParts, wholeEnds } from "./percent.ts";

/** A probability for a screen reader: "58퍼센트", "99퍼센트 이상". */
export function speakPercent(ratio: number): string {
  const { number, bound } = percentParts(ratio);
  return bound === "" ? `${number}퍼센트` : `${number}퍼센트 ${bound}`;
}

/** An interval for a screen reader: "49에서 67퍼센트". */
export function speakInterval(interval: Interval): string {
  const [lower, upper] = wholeEnds(interval);
  return `${lower}에서 ${upper}퍼센트`;
}
