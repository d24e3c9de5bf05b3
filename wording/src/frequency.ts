import type { FalseAlarm } from "@geulgyeol/engine";
import { formatCount } from "./numbers.ts";
import type { Register } from "./register.ts";

/** A false alarm as texts that can be drawn one by one. */
export interface Frequency {
  /** Texts that stand side by side: 100, 1,000, or all that were measured if none of fewer came out so. */
  readonly total: number;
  /** Those of them that come out at least this far on the other side. */
  readonly counted: number;
  /** The same in a sentence. */
  readonly sentence: string;
  /** The part of the sentence that is the count: "6편". */
  readonly emphasis: string;
}

const HUNDRED = 100;
const THOUSAND = 1_000;
const SIDES = {
  human: { writer: "사람이 쓴 글", short: "사람 글", like: "AI 글처럼" },
  ai: { writer: "AI가 쓴 글", short: "AI 글", like: "사람 글처럼" },
} as const;

/**
 * Of 100 texts, or of 1,000 if fewer than one in a hundred comes out so; never all of them. Null where no text was
 * measured.
 */
export function frequencyOf({ of, perThousand, texts }: FalseAlarm, register: Register = "polite"): Frequency | null {
  const isPolite = register === "polite";
  const { writer, short, like } = SIDES[of];
  if (texts === 0) return null;
  if (perThousand < 1 && texts < THOUSAND) {
    const none = isPolite ? "없었어요" : "없었습니다";
    const sentence = `길이가 비슷한 ${short} ${formatCount(texts)}편 가운데 이만큼 ${like} 나온 글은 ${none}.`;
    return { total: texts, counted: 0, sentence, emphasis: none };
  }
  if (perThousand < 1) {
    const fewer = isPolite ? "1편도 안 돼요" : "1편도 안 됩니다";
    const sentence = `${writer} ${formatCount(THOUSAND)}편 가운데 이만큼 ${like} 나오는 글은 ${fewer}.`;
    return { total: THOUSAND, counted: 0, sentence, emphasis: fewer };
  }
  const total = perThousand * HUNDRED < THOUSAND ? THOUSAND : HUNDRED;
  const counted = Math.min(total - 1, Math.round((perThousand * total) / THOUSAND));
  const isCapped = total === HUNDRED && perThousand > 990;
  const emphasis = isCapped ? `${counted}편 이상` : `${formatCount(counted)}편`;
  const sentence = `${writer} ${formatCount(total)}편 가운데 ${emphasis}도 이만큼 ${like} ${isPolite ? "나와요" : "나옵니다"}.`;
  return { total, counted, sentence, emphasis };
}
