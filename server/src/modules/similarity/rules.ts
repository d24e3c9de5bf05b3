import { SIMILARITY_CHARACTERS_MAX, SIMILARITY_TEXTS_MAX } from "@geulgyeol/contract";
import type { BatchContent } from "../batches/index.ts";

/** A batch whose texts are compared. Whoever asks may read it. */
export interface BatchToCompare {
  readonly id: string;
  readonly name: string;
  readonly question: string;
}

export interface ContentOfBatch {
  readonly batch: BatchToCompare;
  readonly content: Omit<BatchContent, "text"> & { readonly text: string };
}

/**
 * The earlier batches that fit beside the texts of a batch, in the given order, and how many do not. A batch counts whole
 * or not at all.
 */
export function fitEarlier(
  own: readonly ContentOfBatch[],
  earlier: readonly (readonly ContentOfBatch[])[],
): { readonly taken: readonly (readonly ContentOfBatch[])[]; readonly leftOut: number } {
  const size = (contents: readonly ContentOfBatch[]) =>
    contents.reduce((sum, { content }) => sum + content.text.length, 0);
  let texts = own.length;
  let characters = size(own);
  const taken: (readonly ContentOfBatch[])[] = [];
  for (const contents of earlier) {
    texts += contents.length;
    characters += size(contents);
    if (texts > SIMILARITY_TEXTS_MAX || characters > SIMILARITY_CHARACTERS_MAX) break;
    taken.push(contents);
  }
  return { taken, leftOut: earlier.length - taken.length };
}
