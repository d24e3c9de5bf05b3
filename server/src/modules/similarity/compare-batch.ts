import type { Comparison } from "@geulgyeol/similarity";
import type { Queryable } from "../../db/connection.ts";
import { type BatchContent, readBatchContents } from "../batches/index.ts";
import type { CompareTexts } from "./keep-comparisons.ts";
import { type BatchToCompare, type ContentOfBatch, fitEarlier } from "./rules.ts";

export interface CompareParts {
  readonly db: Queryable;
  readonly compareTexts: CompareTexts;
}

export interface ComparedBatch {
  readonly batch: BatchToCompare;
  /** The texts as compared: those of the batch in the order of the roster, then those of earlier batches. */
  readonly contents: readonly ContentOfBatch[];
  /** How many of them are of the batch itself. */
  readonly own: number;
  /** Texts of the batch that have no content yet. */
  readonly unread: number;
  readonly earlierBatches: number;
  readonly earlierLeftOut: number;
  readonly comparison: Comparison;
}

/**
 * Compares the texts of a batch with each other and with those of earlier batches (newest first), which were authorised
 * before. Nothing is stored. Throws `COMPARISON_FAILED` or `SERVER_BUSY`.
 */
export async function compareBatch(
  { db, compareTexts }: CompareParts,
  { batch, earlier }: { batch: BatchToCompare; earlier: readonly BatchToCompare[] },
  gone?: AbortSignal,
): Promise<ComparedBatch> {
  const all = [batch, ...earlier];
  const found = await readBatchContents(
    db,
    all.map(({ id }) => id),
  );
  const [own = [], ...others] = all.map((one) => readable(one, found.get(one.id) ?? []));
  const { taken, leftOut } = fitEarlier(
    own,
    others.filter((contents) => contents.length > 0),
  );
  const contents = [...own, ...taken.flat()];
  const questions = new Set([batch, ...earlier].map(({ question }) => question).filter((question) => question !== ""));
  const comparison = await compareTexts(
    { texts: contents.map(({ content }) => content.text), questions: [...questions], earlierFrom: own.length },
    gone,
  );
  return {
    batch,
    contents,
    own: own.length,
    unread: (found.get(batch.id)?.length ?? 0) - own.length,
    earlierBatches: taken.length,
    earlierLeftOut: leftOut,
    comparison,
  };
}

function readable(batch: BatchToCompare, contents: readonly BatchContent[]): ContentOfBatch[] {
  return contents.flatMap(({ text, ...whose }) => (text === null ? [] : [{ batch, content: { ...whose, text } }]));
}
