import { type Comparison, EARLIER_LEAST_CHARACTERS, NEW_LEAST_CHARACTERS } from "@geulgyeol/engine/authorship";
import { ANSWER_LABEL, ANSWER_MEANING, describeAnswer, describeRates } from "@geulgyeol/wording/authorship";
import { z } from "zod";

export const COMPARISON_SHAPE = {
  outcome: z.enum(["similar", "unclear", "different"]).describe("About the texts, never about a person."),
  rates: z
    .object({ same: z.number(), other: z.number() })
    .nullable()
    .describe("Of 100 measured pairs by one writer, and by different writers, how many came out at least like this."),
  tooShort: z.enum(["earlier-short", "new-short"]).nullable(),
  caveat: z.string(),
} as const;

export type ComparisonAnswer = z.infer<z.ZodObject<typeof COMPARISON_SHAPE>>;

export function answerComparison({ answer, reason }: Comparison): ComparisonAnswer {
  const outcome = answer?.outcome ?? "unclear";
  return { outcome, rates: answer ? { ...answer.rates } : null, tooShort: reason, caveat: ANSWER_MEANING[outcome] };
}

/** The same in Korean sentences: the answer, the habits that speak for it, both rates, what it does not mean. */
export function sayComparison(comparison: Comparison): string {
  const { answer } = comparison;
  const outcome = answer?.outcome ?? "unclear";
  const least = { earlier: EARLIER_LEAST_CHARACTERS, text: NEW_LEAST_CHARACTERS };
  return [
    ANSWER_LABEL[outcome],
    describeAnswer(comparison, least),
    answer ? sayRates(answer) : "",
    ANSWER_MEANING[outcome],
  ]
    .filter((line) => line !== "")
    .join("\n");
}

function sayRates(answer: NonNullable<Comparison["answer"]>): string {
  const { same, other, end } = describeRates(answer);
  return `같은 사람이 쓴 글 ${same}, 다른 사람이 쓴 글 ${other} ${end}`;
}
