import { type AnalysisResult, BATCH_TEXT_TRIES, type ErrorCode, HISTORY_GRAIN_BARS } from "@geulgyeol/contract";
import { and, eq } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database, Transaction } from "../../db/connection.ts";
import { type AnalysisAnswer, grainOf, type JudgeInTurnParts, judgeInTurn } from "../analysis/index.ts";
import { readCredits } from "../credits/index.ts";
import { eraseResults } from "./erase-results.ts";
import { afterFailure, RETRY_MS, STOPPED_RETRY_MS } from "./rules.ts";
import { batches, batchTexts, type KeptFinding } from "./tables.ts";
import type { TakenText } from "./take-texts.ts";

/** Called in the transaction in which a judgement is kept, with what it cost the owner of the batch. */
export type OnBatchCharge = (tx: Transaction, charge: { batchId: string; credits: number; now: Date }) => Promise<void>;

interface Parts {
  readonly db: Database;
  readonly now: () => Date;
  readonly judging: JudgeInTurnParts;
  readonly signal: AbortSignal;
  readonly onCharge?: OnBatchCharge | undefined;
}

/**
 * Judges a taken text, charges its owner and keeps the finding in its row. A repeat after a crash finds the first
 * judgement by the key of the content. What stands in the way is kept in the row, or in the batch if it concerns its other
 * texts too. Rejects with errors that say nothing about the text.
 */
export async function judgeBatchText(parts: Parts, taken: TakenText): Promise<void> {
  const { id, text, contentKey, batchId, batch, source } = taken;
  try {
    const answer = await judgeInTurn(
      parts.judging,
      {
        userId: batch.ownerId,
        kind: "basic",
        requestKey: `batch-text:${id}:${contentKey}`,
        batchId,
        question: batch.question,
        request: {
          text,
          trigger: "manual",
          source: source ?? { kind: "paste" },
          batch: "files",
          ...(batch.documentType && { documentType: batch.documentType }),
        },
      },
      { signal: parts.signal },
    );
    await keepFinding(parts, taken, answer);
  } catch (error) {
    // The server stops: the text is given back.
    if (parts.signal.aborted && !(error instanceof AppError)) return;
    await keepFailure(parts, taken, error instanceof AppError ? error.code : "INTERNAL_ERROR");
    if (!(error instanceof AppError)) throw error;
  }
}

async function keepFinding({ db, now, onCharge }: Parts, taken: TakenText, answer: AnalysisAnswer): Promise<void> {
  const { id, contentKey, batchId, batch } = taken;
  const { analysisId } = answer;
  const result = JSON.parse(answer.json) as AnalysisResult;
  const finding = findingOf(result);
  await db.transaction(async (tx) => {
    const kept = await tx
      .update(batchTexts)
      .set({ state: "judged", failure: null, text: null, takenUntil: null, analysisId, finding })
      .where(and(eq(batchTexts.id, id), eq(batchTexts.contentKey, contentKey)))
      .returning({ id: batchTexts.id });
    await onCharge?.(tx, { batchId, credits: result.credits.charged, now: now() });
    // The text was deleted or replaced meanwhile, and so is what was found in it.
    if (kept.length === 0) await eraseResults(tx, batch.ownerId, [analysisId]);
    else await tx.update(batches).set({ stoppedBy: null, retryAt: null }).where(eq(batches.id, batchId));
  });
}

async function keepFailure({ db, now }: Parts, taken: TakenText, code: ErrorCode): Promise<void> {
  const { id, contentKey, batchId, batch, tries } = taken;
  const own = and(eq(batchTexts.id, id), eq(batchTexts.contentKey, contentKey));
  const later = (ms: number) => new Date(now().getTime() + ms);
  const after = afterFailure(code);
  const isLast = after.kind === "fail" || (after.kind === "try-again" && tries + 1 >= BATCH_TEXT_TRIES);
  if (isLast) {
    await db.update(batchTexts).set({ state: "failed", failure: code, takenUntil: null }).where(own);
  } else if (after.kind === "stop") {
    await db.update(batchTexts).set({ takenUntil: null }).where(own);
    const { credits } = await readCredits({ db, now: now() }, batch.ownerId);
    // No later than the next allowance begins, which is entered only when somebody asks for it.
    const retryAt = new Date(Math.min(later(STOPPED_RETRY_MS).getTime(), credits.resetAt.getTime()));
    await db.update(batches).set({ stoppedBy: after.by, retryAt }).where(eq(batches.id, batchId));
  } else {
    const tried = after.kind === "try-again" ? tries + 1 : tries;
    await db
      .update(batchTexts)
      .set({ takenUntil: null, notBefore: later(RETRY_MS), tries: tried })
      .where(own);
  }
}

/** What the table shows of a result. */
function findingOf(result: AnalysisResult): KeptFinding {
  const { verdict, aiProbability, interval, certainty, hold, aiShare, aiShareInterval, sentences } = result;
  return {
    verdict,
    aiProbability,
    interval,
    ...(certainty && { certainty }),
    isHeld: hold !== null,
    holdReason: hold?.reason ?? null,
    aiShare,
    aiShareInterval,
    grain: grainOf(sentences).slice(0, HISTORY_GRAIN_BARS),
  };
}
