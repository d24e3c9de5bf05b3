import { join } from "node:path";
import { readLines, stringOf } from "./read-lines.ts";

/** Half-open range of a text, in UTF-16 units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** How a person and an AI shared a text: the AI's part, or what it was asked to rewrite. */
const CO_WRITTEN_KINDS = ["continue", "begin", "fill", "polish", "polish-all"] as const;
/** English texts do not say which part is whose: unmarked. */
type CoWrittenKind = (typeof CO_WRITTEN_KINDS)[number] | "unmarked";

/** A text by a person and an AI. */
export interface CoWrittenRow {
  readonly id: string;
  readonly kind: CoWrittenKind;
  /** Whether the AI was asked to sound like the person. */
  readonly blend: boolean;
  /** Source of the human text. */
  readonly source: string;
  readonly genre: string;
  readonly text: string;
  /** Ranges of `text` that an AI wrote or rewrote, in order. */
  readonly aiRanges: readonly TextRange[];
  /** Share of the characters, 0 to 1. */
  readonly aiShare: number;
  /** Id of the human text it came from; empty if it is not recorded. */
  readonly humanId: string;
}

/** Reads the Korean texts by two hands of a part of the corpus ("train" or "dev"). Throws for an unknown kind. */
export function readCoWritten(corpus: string, part: "train" | "dev"): CoWrittenRow[] {
  return readLines(join(corpus, "ko", `${part}_cowritten_2026.jsonl.gz`)).map((row) => {
    const kind = CO_WRITTEN_KINDS.find((one) => one === row.kind);
    if (kind === undefined) throw new Error(`Unknown kind of co-writing: ${row.kind}`);
    return {
      id: stringOf(row, "id") ?? "",
      kind,
      blend: row.blend === true,
      source: stringOf(row, "source") ?? "",
      genre: stringOf(row, "genre") ?? "",
      text: stringOf(row, "text") ?? "",
      aiRanges: (row.ai_spans as [number, number][]).map(([start, end]) => ({ start, end })),
      aiShare: row.ai_share as number,
      humanId: stringOf(row, "human_id") ?? "",
    };
  });
}

/** An AI text that was made to look human, which is an AI's as a whole. */
const MADE_HUMAN = /humanize$/;

/** Reads the English training texts by a person and an AI. Only the whole is labelled: no sentence of them may be. */
export function readUnmarked(corpus: string): CoWrittenRow[] {
  return readLines(join(corpus, "en", "train-mixed-mixset.jsonl.gz"))
    .filter((row) => !MADE_HUMAN.test(stringOf(row, "mode") ?? ""))
    .map((row) => ({
      id: stringOf(row, "id") ?? "",
      kind: "unmarked",
      blend: false,
      source: stringOf(row, "source") ?? "",
      genre: stringOf(row, "genre") ?? "",
      text: stringOf(row, "text") ?? "",
      aiRanges: [],
      aiShare: 0.5,
      humanId: "",
    }));
}

/** Share of [start, end) within AI ranges. */
export function shareInside(
  { aiRanges }: { readonly aiRanges: readonly TextRange[] },
  start: number,
  end: number,
): number {
  let inside = 0;
  for (const range of aiRanges) inside += Math.max(0, Math.min(end, range.end) - Math.max(start, range.start));
  return end > start ? inside / (end - start) : 0;
}

/** A sentence with at least this share in `aiRanges` counts as written by an AI. */
export const AI_SENTENCE_SHARE = 0.8;
