import type { Answer, ComparedHabit, Comparison, ComparisonOutcome } from "@geulgyeol/engine/authorship";
import { withParticle } from "../josa.ts";
import { formatCount } from "../numbers.ts";
import { HABIT_NAME } from "./habits.ts";

export type AnswerLabel = (typeof ANSWER_LABEL)[ComparisonOutcome];

/** The three answers. They speak of texts, never of who wrote them. */
export const ANSWER_LABEL = { similar: "비슷해요", unclear: "가릴 수 없어요", different: "달라요" } as const;

export const ANSWER_MEANING: Readonly<Record<ComparisonOutcome, string>> = {
  similar: "지난 글의 버릇이 이번 글에도 있어요. 같은 사람이 썼다는 증명은 아니에요.",
  unclear: "글이 짧거나 갈래가 달라서, 또는 버릇이 흔해서 말할 수 없어요.",
  different:
    "버릇이 여럿 달라졌어요. 같은 사람의 글도 이렇게 나올 때가 있어요. 갈래나 도움, 시간이 흐른 때문일 수 있어요.",
};

interface Least {
  readonly earlier: number;
  readonly text: number;
}

/** What stands under the answer: which habits agree and which do not, or why nothing was measured. */
export function describeAnswer({ reason, habits, earlierCharacters, newCharacters }: Comparison, least: Least): string {
  if (reason === "earlier-short") {
    const sum = earlierCharacters.reduce((total, own) => total + own, 0);
    return `지난 글은 모두 ${formatCount(least.earlier)}자부터 비교해요. 지금은 ${formatCount(sum)}자예요.`;
  }
  if (reason === "new-short") {
    return `이번 글은 ${formatCount(least.text)}자부터 비교해요. 지금은 ${formatCount(newCharacters)}자예요.`;
  }
  const agreeing = habits.filter(({ agrees }) => agrees).slice(0, 3);
  const apart = habits.filter(({ agrees }) => !agrees);
  return [agreeSentence(agreeing), apartSentence(apart)].filter((sentence) => sentence !== "").join(" ");
}

function agreeSentence(habits: readonly ComparedHabit[]): string {
  if (habits.length === 0) return "";
  return `${withParticle(listed(habits), "이/가")} 지난 글과 나란해요.`;
}

function apartSentence(habits: readonly ComparedHabit[]): string {
  const more = habits.filter(({ value, high }) => value > high);
  const fewer = habits.filter(({ value, high }) => value <= high);
  const parts = [
    more.length > 0
      ? `${withParticle(listed(more), "은/는")} 지난 글보다 ${more.every(isLength) ? "길어요" : "많아요"}.`
      : "",
    fewer.length > 0
      ? `${withParticle(listed(fewer), "은/는")} 지난 글보다 ${fewer.every(isLength) ? "짧아요" : "드물어요"}.`
      : "",
  ];
  return parts.filter((part) => part !== "").join(" ");
}

const isLength = ({ unit }: ComparedHabit) => unit === "characters";
const listed = (habits: readonly ComparedHabit[]) => habits.map(({ id }) => HABIT_NAME[id]).join(", ");

/** Both rates in one sentence; the counts are emphasised. */
export function describeRates({ side, rates }: Answer): {
  readonly same: string;
  readonly other: string;
  readonly end: string;
} {
  return {
    same: countOf(rates.same),
    other: countOf(rates.other),
    end: side === "near" ? "이만큼 가까웠어요." : "이만큼 멀었어요.",
  };
}

function countOf(rate: number): string {
  if (rate < 1) return "100쌍 중 1쌍도 안 되게";
  return rate > 99 ? "100쌍 중 99쌍 이상이" : `100쌍 중 ${rate}쌍이`;
}
