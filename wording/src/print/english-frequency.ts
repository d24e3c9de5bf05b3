import type { FalseAlarm } from "@geulgyeol/engine";
import { type Frequency, frequencyOf } from "../frequency.ts";
import { formatCount } from "../numbers.ts";

const SIDES = {
  human: { writer: "texts written by people", short: "human texts", like: "like AI texts" },
  ai: { writer: "texts written by AI", short: "AI texts", like: "like human texts" },
} as const;

/** A false alarm as texts that can be drawn one by one, said in English. */
export function frequencyInEnglish(falseAlarm: FalseAlarm): Frequency | null {
  const frequency = frequencyOf(falseAlarm);
  if (frequency === null) return null;
  const { total, counted } = frequency;
  const { writer, short, like } = SIDES[falseAlarm.of];
  if (counted === 0 && total < 1000) {
    const sentence = `Of ${formatCount(total)} ${short} of similar length, none came out this much ${like}.`;
    return { total, counted, sentence, emphasis: "none" };
  }
  const isCapped = frequency.emphasis.endsWith("이상");
  const emphasis = counted === 0 ? "fewer than 1" : isCapped ? `${counted} or more` : formatCount(counted);
  const verb = counted <= 1 ? "comes" : "come";
  const sentence = `Of ${formatCount(total)} ${writer}, ${emphasis}${counted === 0 ? "" : " also"} ${verb} out this much ${like}.`;
  return { total, counted, sentence, emphasis };
}
