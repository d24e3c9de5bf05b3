import { COMMON_EXCERPT_CHARS, type Similarity, type SimilarText } from "@geulgyeol/contract";
import type { ComparedBatch } from "./compare-batch.ts";

/** Which texts have passages in common, in the order of the roster. */
export function listPairs(compared: ComparedBatch): Similarity {
  const { batch, contents, own, comparison } = compared;
  const idOf = (at: number) => contents[at]?.content.id ?? "";
  const pairs = comparison.pairs.map(({ first, second, passages, firstLetters, secondLetters }) => ({
    firstId: idOf(first),
    secondId: idOf(second),
    passages: passages.length,
    firstLetters,
    secondLetters,
  }));
  const named = new Set(comparison.pairs.flatMap(({ first, second }) => [first, second]));
  for (const { holders } of comparison.common) for (const at of holders) named.add(at);
  return {
    batch: { id: batch.id, name: batch.name, hasQuestion: batch.question !== "" },
    compared: own,
    unread: compared.unread,
    pairsCompared: comparison.pairsCompared,
    earlier: {
      batches: compared.earlierBatches,
      texts: contents.length - own,
      batchesLeftOut: compared.earlierLeftOut,
    },
    texts: [...named].sort((a, b) => a - b).map((at) => nameText(compared, at)),
    pairs,
    common: comparison.common.map(({ text, range, holders }) => ({
      excerpt: cut(contents[text]?.content.text.slice(range.start, range.end) ?? ""),
      textIds: holders.map(idOf),
    })),
  };
}

/** Whose text it is, without the text. */
export function nameText({ batch, contents, comparison }: ComparedBatch, at: number): SimilarText {
  const found = contents[at];
  if (found === undefined) throw new Error(`There is no text ${at} in the comparison.`);
  const { id, pupilNumber, pupilName, title, fileName } = found.content;
  return {
    id,
    batch: found.batch.id === batch.id ? null : { id: found.batch.id, name: found.batch.name },
    pupilNumber,
    pupilName,
    title,
    fileName,
    letters: comparison.texts[at]?.letters ?? 0,
  };
}

function cut(excerpt: string): string {
  const characters = [...excerpt.replace(/\s+/g, " ")];
  return characters.length <= COMMON_EXCERPT_CHARS
    ? characters.join("")
    : `${characters.slice(0, COMMON_EXCERPT_CHARS - 1).join("")}…`;
}
