import type { Certainty, FalseAlarm, SegmentKind, Verdict } from "@geulgyeol/engine";
import { formatCount } from "./numbers.ts";
import type { Register } from "./register.ts";

/** How sure a judgement is. */
export const CERTAINTY_LABEL: Readonly<Record<Certainty, string>> = {
  strong: "근거 뚜렷함",
  moderate: "근거 보통",
  weak: "근거 약함",
};

/** The three outcomes in short, for a bar from human on the left to AI on the right. */
export const OUTCOME_NAME: Readonly<Record<Verdict, string>> = { human: "사람", mixed: "함께", ai: "AI" };

/** The three outcomes as texts, in a table. */
export const OUTCOME_TEXT: Readonly<Record<Verdict, string>> = { human: "사람 글", mixed: "함께 쓴 글", ai: "AI 글" };

/** Who wrote a passage, after its sentence numbers. */
export const SEGMENT_NAME: Readonly<Record<SegmentKind, string>> = {
  human: "사람",
  ai: "AI",
  edited: "AI가 다듬은 부분",
  unclear: "뚜렷하지 않은 부분",
};

/** What a passage is close to, above its part of the grain. */
export const PASSAGE_LABEL: Readonly<Record<SegmentKind, { readonly name: string; readonly short: string }>> = {
  human: { name: "사람 글에 가까움", short: "사람" },
  ai: { name: "AI 글에 가까움", short: "AI" },
  edited: { name: SEGMENT_NAME.edited, short: "다듬음" },
  unclear: { name: SEGMENT_NAME.unclear, short: "모름" },
};

const UNSEEN = "처음 보는 출처의 글로 확인해 보니, 이런 판단은";

const MEANINGS: Readonly<Record<Certainty, Readonly<Record<Register, string>>>> = {
  strong: {
    polite: `${UNSEEN} 100편 가운데 틀린 것이 1편도 안 됐어요.`,
    formal: `${UNSEEN} 100편 가운데 틀린 것이 1편도 안 됐습니다.`,
  },
  moderate: {
    polite: `${UNSEEN} 10편 가운데 틀린 것이 1편도 안 됐어요.`,
    formal: `${UNSEEN} 10편 가운데 틀린 것이 1편도 안 됐습니다.`,
  },
  weak: {
    polite: `${UNSEEN} 10편 가운데 1편 넘게 틀렸어요. 이 판단만 믿지 마세요.`,
    formal: `${UNSEEN} 10편 가운데 1편 넘게 틀렸습니다. 이 판단만 믿지 마십시오.`,
  },
};

/** What a certainty means, from measured error rates. */
export function explainCertainty(certainty: Certainty, register: Register = "polite"): string {
  return MEANINGS[certainty][register];
}

const THOUSAND = 1000;

/** "사람 글 1,000편 중 3편이 이만큼 AI 쪽으로 나와요."; none only of fewer than 1,000 texts, and never all of them. */
export function sayFalseAlarm({ of, perThousand, texts }: FalseAlarm, register: Register = "polite"): string {
  const [writer, side] = of === "human" ? ["사람", "AI"] : ["AI", "사람"];
  const isPolite = register === "polite";
  if (perThousand < 1 && texts < THOUSAND) {
    const none = isPolite ? "없었어요" : "없었습니다";
    return `길이가 비슷한 ${writer} 글 ${formatCount(texts)}편 중에는 이만큼 ${side} 쪽으로 나온 글이 ${none}.`;
  }
  const end = isPolite ? "나와요" : "나옵니다";
  return `${writer} 글 ${formatCount(THOUSAND)}편 중 ${sayThousandth(perThousand)} 이만큼 ${side} 쪽으로 ${end}.`;
}

function sayThousandth(perThousand: number): string {
  if (perThousand < 1) return "1편보다 적게";
  return perThousand >= THOUSAND ? `${THOUSAND - 1}편 이상이` : `${formatCount(perThousand)}편이`;
}

/** "길이가 비슷한 사람 글 4,213편으로 측정했어요."; without such texts that it was not measured. */
export function sayMeasuredTexts({ of, texts }: FalseAlarm, register: Register = "polite"): string {
  const writer = of === "human" ? "사람" : "AI";
  if (texts === 0) {
    return `길이가 비슷한 ${writer} 글로는 아직 측정하지 ${register === "polite" ? "못했어요" : "못했습니다"}.`;
  }
  const end = register === "polite" ? "측정했어요" : "측정했습니다";
  return `길이가 비슷한 ${writer} 글 ${formatCount(texts)}편으로 ${end}.`;
}
