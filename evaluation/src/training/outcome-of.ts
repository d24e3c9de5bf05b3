import type { Verdict } from "@geulgyeol/engine";
import { AI_SENTENCE_SHARE } from "../corpus/read-cowritten.ts";
import type { ReadVariant } from "./fold-job.ts";

/** Least part of an AI in a text by two hands. */
const LEAST_SHARE = 0.1;
const LEAST_SENTENCES = 2;
/** From this share on the text is an AI's. */
const WHOLE_SHARE = 0.9;

/** Texts by two hands without borders between them: polished as a whole, or not recorded. */
const WHOLLY_MIXED: ReadonlySet<string> = new Set(["polish-all", "unmarked"]);

/** The true outcome of a text; null where the AI's part is too small to be called one. */
export function outcomeOf({
  detail,
  share,
  sentenceShares,
}: Pick<ReadVariant, "detail" | "share" | "sentenceShares">): Verdict | null {
  if (WHOLLY_MIXED.has(detail)) return "mixed";
  if (share === 0) return "human";
  if (share >= WHOLE_SHARE) return "ai";
  const sentences = sentenceShares.filter((own) => own >= AI_SENTENCE_SHARE).length;
  return share >= LEAST_SHARE && sentences >= LEAST_SENTENCES ? "mixed" : null;
}
