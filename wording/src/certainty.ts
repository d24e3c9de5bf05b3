import type { Certainty, FalseAlarm, SegmentKind, Verdict } from "@geulgyeol/engine";
import { formatCount } from "./numbers.ts";
import type { Register } from "./register.ts";

/** How sure a judgement is: "확실함 높음". */
export const CERTAINTY_LABEL: Readonly<Record<Certainty, string>> = {
  strong: "확실함 높음",
  moderate: "확실함 보통",
  weak: "확실함 낮음",
};

/** The three outcomes in short, for a bar from human on the left to AI on the right. */
export const OUTCOME_NAME: Readonly<Record<Verdict, string>> = { human: "사람", mixed: "함께", ai: "AI" };

/** Who wrote a passage, after its sentence numbers. */
export const SEGMENT_NAME: Readonly<Record<SegmentKind, string>> = {
  human: "사람",
  ai: "AI",
  edited: "AI가 다듬은 부분",
  unclear: "뚜렷하지 않은 부분",
};

/** What would help after a hold, for the reasons whose message does not say it. */
export const HOLD_HELP: Readonly<Record<string, string | undefined>> = {
  "out-of-range": "요즘 쓰는 문장으로 된 다른 대목을 넣으면 판단할 수 있어요.",
  "too-little-prose": "문장으로 이어 쓴 부분을 더 넣으면 판단할 수 있어요.",
};

const MEANINGS: Readonly<Record<Certainty, Readonly<Record<Register, string>>>> = {
  strong: {
    polite: "학습에 쓰지 않은 곳의 글로 확인하니, 이만큼 확실한 판단은 100편 중 1편보다 적게 틀렸어요.",
    formal: "학습에 쓰지 않은 곳의 글로 확인하니, 이만큼 확실한 판단은 100편 중 1편보다 적게 틀렸습니다.",
  },
  moderate: {
    polite: "학습에 쓰지 않은 곳의 글로 확인하니, 이만큼 확실한 판단은 10편 중 1편보다 적게 틀렸어요.",
    formal: "학습에 쓰지 않은 곳의 글로 확인하니, 이만큼 확실한 판단은 10편 중 1편보다 적게 틀렸습니다.",
  },
  weak: {
    polite: "학습에 쓰지 않은 곳의 글로 확인하니, 이런 판단은 10편 중 1편 넘게 틀렸어요.",
    formal: "학습에 쓰지 않은 곳의 글로 확인하니, 이런 판단은 10편 중 1편 넘게 틀렸습니다.",
  },
};

/** What a certainty means, from measured error rates. */
export function explainCertainty(certainty: Certainty, register: Register = "polite"): string {
  return MEANINGS[certainty][register];
}

const THOUSAND = 1000;

/** "사람 글 1,000편 중 3편이 이만큼 AI 쪽으로 나와요."; never none or all of them. */
export function sayFalseAlarm({ of, perThousand }: FalseAlarm, register: Register = "polite"): string {
  const [writer, side] = of === "human" ? ["사람", "AI"] : ["AI", "사람"];
  const end = register === "polite" ? "나와요" : "나옵니다";
  return `${writer} 글 ${formatCount(THOUSAND)}편 중 ${formatThousandth(perThousand)}이 이만큼 ${side} 쪽으로 ${end}.`;
}

function formatThousandth(perThousand: number): string {
  if (perThousand < 1) return "1편 미만";
  return perThousand >= THOUSAND ? `${THOUSAND - 1}편 이상` : `${formatCount(perThousand)}편`;
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
