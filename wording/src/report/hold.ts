import type { HoldReason } from "@geulgyeol/engine";
import { SHORT_PROSE } from "@geulgyeol/engine/thresholds";
import type { Register } from "../register.ts";

/** Also the reason that only results of engine 1.3 and earlier have. */
export type StoredHoldReason = HoldReason | "members-disagree";
type HoldCode = StoredHoldReason | "depends-on-punctuation";

const MESSAGES: Readonly<Record<HoldCode, Readonly<Record<Register, string>>>> = {
  "out-of-range": {
    polite:
      "모델이 배운 글과 너무 달라서 판단하지 않았어요. 옛 글이나 특수한 형식의 글일 수 있어요. 요즘 쓰는 문장으로 된 다른 대목을 넣으면 판단할 수 있어요.",
    formal:
      "모델이 배운 글과 너무 달라서 판단하지 않았습니다. 옛 글이나 특수한 형식의 글일 수 있습니다. 요즘 쓰는 문장으로 된 다른 대목을 넣으면 판단할 수 있습니다.",
  },
  "too-short": {
    polite: `글이 짧아서 판단하지 않았어요. ${SHORT_PROSE}자가 넘는 글이면 더 분명하게 볼 수 있어요.`,
    formal: `글이 짧아서 판단하지 않았습니다. ${SHORT_PROSE}자가 넘는 글이면 더 분명하게 볼 수 있습니다.`,
  },
  "too-little-prose": {
    polite:
      "인용, 표, 목록을 빼고 남은 문장이 적어서 판단하지 않았어요. 문장으로 이어 쓴 부분을 더 넣으면 판단할 수 있어요.",
    formal:
      "인용, 표, 목록을 빼고 남은 문장이 적어서 판단하지 않았습니다. 문장으로 이어 쓴 부분을 더 넣으면 판단할 수 있습니다.",
  },
  "weak-evidence": {
    polite: "어느 쪽이라고 말하기에는 근거가 약해서 판단하지 않았어요. 글을 더 길게 넣으면 분명해질 수 있어요.",
    formal: "어느 쪽이라고 말하기에는 근거가 약해서 판단하지 않았습니다. 글을 더 길게 넣으면 분명해질 수 있습니다.",
  },
  unfamiliar: {
    polite:
      "영어는 처음 보는 종류의 글을 잘못 볼 수 있어서, 이만한 근거로는 판단하지 않았어요. 글을 더 길게 넣거나 초고와 작성 기록을 함께 살펴봐 주세요.",
    formal:
      "영어는 처음 보는 종류의 글을 잘못 볼 수 있어서, 이만한 근거로는 판단하지 않았습니다. 글을 더 길게 넣거나 초고와 작성 기록을 함께 살펴보시기 바랍니다.",
  },
  "depends-on-punctuation": {
    polite: "쉼표와 띄어쓰기를 빼고 보면 사람 글에 가까워서 판단하지 않았어요.",
    formal: "쉼표와 띄어쓰기를 빼고 보면 사람 글에 가까워서 판단하지 않았습니다.",
  },
  "members-disagree": {
    polite: "세 가지 분석이 서로 다르게 봐서 판단하지 않았어요.",
    formal: "세 가지 분석이 서로 다르게 봐서 판단하지 않았습니다.",
  },
};

/** Why a verdict is withheld, and what would help. Dependence on punctuation counts as members that disagree. */
export function holdMessage(
  reason: StoredHoldReason,
  dependsOnPunctuation: boolean | undefined,
  register: Register,
): string {
  const code = reason === "members-disagree" && dependsOnPunctuation ? "depends-on-punctuation" : reason;
  return MESSAGES[code][register];
}
