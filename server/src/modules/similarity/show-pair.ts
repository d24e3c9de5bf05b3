import type { SimilarPair } from "@geulgyeol/contract";
import { AppError } from "../../app-error.ts";
import type { ComparedBatch } from "./compare-batch.ts";
import { nameText } from "./list-pairs.ts";

/** Two compared texts with the passages that both have. Throws `NOT_FOUND` if they have none. */
export function showPair(compared: ComparedBatch, firstId: string, secondId: string): SimilarPair {
  const { contents, comparison } = compared;
  const placeOf = (id: string) => contents.findIndex(({ content }) => content.id === id);
  const [first, second] = [placeOf(firstId), placeOf(secondId)];
  const pair = comparison.pairs.find((one) => one.first === first && one.second === second);
  if (pair === undefined) throw new AppError("NOT_FOUND");
  const side = (at: number, sharedLetters: number) => ({
    ...nameText(compared, at),
    text: contents[at]?.content.text ?? "",
    sharedLetters,
    leftOut: [...(comparison.texts[at]?.leftOut ?? [])],
  });
  return {
    first: side(first, pair.firstLetters),
    second: side(second, pair.secondLetters),
    passages: [...pair.passages],
  };
}
