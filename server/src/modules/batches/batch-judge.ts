import type { Logger } from "pino";
import type { Database } from "../../db/connection.ts";
import type { JudgeInTurnParts } from "../analysis/index.ts";
import { judgeBatchText, type OnBatchCharge } from "./judge-batch-text.ts";
import { returnTexts, takeTexts } from "./take-texts.ts";

/**
 * Judges the texts of all batches in the background, a few at a time, while their owners may be away. Every server has
 * one; they share the work through the database, and what one leaves when it dies another takes up.
 */
export interface BatchJudge {
  /** There may be something to judge. */
  wake(): void;
  /** Resolves when nothing is left that may be judged now. */
  idle(): Promise<void>;
  /** Takes nothing more, and gives back what has not begun. */
  stop(): Promise<void>;
}

interface BatchJudgeParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Logger;
  readonly judging: JudgeInTurnParts;
  readonly onCharge?: OnBatchCharge | undefined;
  /** Texts that are judged at the same time. */
  readonly atOnce: number;
}

export function createBatchJudge({ db, now, log, judging, onCharge, atOnce }: BatchJudgeParts): BatchJudge {
  const stopping = new AbortController();
  const inWork = new Map<string, Promise<void>>();
  let looking: Promise<void> | null = null;
  let mayBeMore = false;
  const { signal } = stopping;
  const begin = (taken: Awaited<ReturnType<typeof takeTexts>>[number]) => {
    const work = judgeBatchText({ db, now, judging, signal, onCharge }, taken)
      .catch((err: unknown) => {
        if (!signal.aborted) log.error({ err, textId: taken.id }, "a text of a batch was not judged");
      })
      .finally(() => {
        inWork.delete(taken.id);
        wake();
      });
    inWork.set(taken.id, work);
  };
  const look = async () => {
    try {
      while (mayBeMore && !signal.aborted && inWork.size < atOnce) {
        mayBeMore = false;
        const taken = await takeTexts({ db, now: now() }, atOnce - inWork.size);
        for (const one of taken) begin(one);
      }
    } catch (err) {
      if (!signal.aborted) log.warn({ err }, "the texts of batches were not read");
    }
  };
  function wake(): void {
    if (signal.aborted) return;
    mayBeMore = true;
    // What is in work wakes it again when it ends.
    if (looking !== null || inWork.size >= atOnce) return;
    looking = look().then(() => {
      looking = null;
      if (mayBeMore) wake();
    });
  }
  const idle = async () => {
    while (looking !== null || inWork.size > 0) {
      await looking;
      await Promise.all(inWork.values());
    }
  };
  return {
    wake,
    idle,
    stop: async () => {
      const begun = [...inWork.keys()];
      stopping.abort();
      await idle();
      await returnTexts(db, begun).catch(() => undefined);
    },
  };
}
