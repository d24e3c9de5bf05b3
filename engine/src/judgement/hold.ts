import type { Hold, Interval, MemberId } from "../report.ts";
import { AI_BAND, MIXED_BAND } from "./verdict-bands.ts";

/** Below this many characters of prose a judgement is no better than a guess unless the text is very plain. */
const SHORT = 300;
/** Members whose probabilities lie further apart than this contradict each other. */
const CONTRADICTION = 0.6;

export interface HoldFacts {
  readonly proseLength: number;
  /** Share of the letters of the given text that is prose. */
  readonly proseShare: number;
  readonly aiProbability: number;
  readonly interval: Interval;
  readonly members: Readonly<Record<MemberId, number>>;
  readonly humanSurprisal: number;
  readonly strangestSurprisal: number;
  readonly marksDecide: boolean;
}

/** Says when the evidence is too thin for a judgement; the probability stands beside it all the same. */
export function holdOf(facts: HoldFacts): Hold | null {
  const undecided = facts.interval.lower < MIXED_BAND && facts.interval.upper >= AI_BAND;
  if (facts.humanSurprisal > facts.strangestSurprisal) {
    return {
      reason: "out-of-range",
      message: "모델이 배운 글과 너무 달라서 판단을 미뤘어요. 옛 글이나 특수한 형식의 글일 수 있어요.",
    };
  }
  if (undecided && facts.proseLength < SHORT) {
    return {
      reason: "too-short",
      message: "글이 짧아서 판단을 미뤘어요. 300자가 넘는 글이면 더 분명하게 볼 수 있어요.",
    };
  }
  if (undecided && facts.proseShare < 0.4) {
    return {
      reason: "too-little-prose",
      message: "인용, 표, 목록을 빼고 남은 문장이 적어서 판단을 미뤘어요.",
    };
  }
  if (facts.marksDecide) {
    return {
      reason: "members-disagree",
      message: "쉼표와 띄어쓰기를 빼고 보면 사람 글에 가까워서 판단을 미뤘어요. 점수를 낮춰 잡았어요.",
    };
  }
  const values = Object.values(facts.members);
  const apart = Math.max(...values) - Math.min(...values);
  if (undecided && apart > CONTRADICTION && facts.aiProbability >= 0.25 && facts.aiProbability < 0.85) {
    return {
      reason: "members-disagree",
      message: "세 가지 분석이 서로 다르게 봐서 판단을 미뤘어요. 점수만 보고 결론을 내리지 말아 주세요.",
    };
  }
  return null;
}
