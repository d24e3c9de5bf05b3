import type { BATCH_TEXT_STATES, Batch, BatchText, ErrorCode } from "@geulgyeol/contract";
import type { batches, batchTexts } from "./tables.ts";

export type BatchRow = typeof batches.$inferSelect;
export type BatchTextRow = typeof batchTexts.$inferSelect;

/** A row, and whether its result is still in the history of its owner. */
export interface ListedText extends Omit<BatchTextRow, "text"> {
  readonly hasText: boolean;
  readonly hasResult: boolean;
}

/** A text is taken for at most this long: longer than it can wait and be judged. */
export const TAKEN_MS = 60_000;
/** Pause before a text is tried again after the server was busy or failed. */
export const RETRY_MS = 5_000;
/** Pause before the next text is tried while credits or plan do not allow it. */
export const STOPPED_RETRY_MS = 60_000;

/** The server had no room or failed, which says nothing about the text. */
const TRY_AGAIN: ReadonlySet<ErrorCode> = new Set([
  "SERVER_BUSY",
  "TOO_MANY_WAITING",
  "RATE_LIMITED",
  "DATABASE_UNAVAILABLE",
]);

export type AfterFailure =
  | { readonly kind: "stop"; readonly by: NonNullable<Batch["stoppedBy"]> }
  | { readonly kind: "wait" }
  | { readonly kind: "try-again" }
  | { readonly kind: "fail" };

/** What follows from an error of judging: `wait` does not count as a try. */
export function afterFailure(code: ErrorCode): AfterFailure {
  if (code === "INSUFFICIENT_CREDITS") return { kind: "stop", by: "credits" };
  if (code === "PRO_REQUIRED") return { kind: "stop", by: "plan" };
  if (TRY_AGAIN.has(code)) return { kind: "wait" };
  const isServers = code === "ANALYSIS_FAILED" || code === "ANALYSIS_TIMEOUT" || code === "INTERNAL_ERROR";
  return { kind: isServers ? "try-again" : "fail" };
}

export type TextCounts = Batch["texts"];
export const NO_TEXTS: TextCounts = { all: 0, unread: 0, waiting: 0, judged: 0, failed: 0, reviewed: 0 };

/** The numbers of listed texts. */
export function countTexts(texts: readonly Pick<BatchTextRow, "state" | "reviewed">[]): TextCounts {
  const number = (state: BatchTextRow["state"]) => texts.filter((text) => text.state === state).length;
  return {
    all: texts.length,
    unread: number("unread"),
    waiting: number("waiting"),
    judged: number("judged"),
    failed: number("failed"),
    reviewed: texts.filter(({ reviewed }) => reviewed !== "none").length,
  };
}

export function toBatch(row: BatchRow, texts: TextCounts): Batch {
  const { id, name, question, documentType, stoppedBy } = row;
  return {
    id,
    name,
    question,
    documentType,
    createdAt: row.createdAt.toISOString(),
    deletesAt: row.deletesAt?.toISOString() ?? null,
    isPaused: row.pausedAt !== null,
    stoppedBy: texts.waiting === 0 ? null : stoppedBy,
    texts,
  };
}

export function toBatchText(row: ListedText, now: Date): BatchText {
  const { id, position, pupilNumber, pupilName, fileName, title, failure, charCount, reviewed } = row;
  const { analysisId, finding, hasResult, hasText } = row;
  return {
    id,
    position,
    pupilNumber,
    pupilName,
    fileName,
    title,
    state: stateOf(row, now),
    failure: row.state === "failed" ? failure : null,
    mayJudgeAgain: row.state === "failed" && hasText,
    charCount,
    reviewed,
    handedInAt: row.handedInAt?.toISOString() ?? null,
    finding: analysisId !== null && finding !== null && hasResult ? { analysisId, ...finding } : null,
  };
}

function stateOf({ state, takenUntil }: ListedText, now: Date): (typeof BATCH_TEXT_STATES)[number] {
  return state === "waiting" && takenUntil !== null && takenUntil > now ? "judging" : state;
}

/** The position in the list of batches: that of its row, or just after it. */
export interface BatchPosition {
  readonly createdAt: Date;
  readonly id: string;
}

export function parseBatchCursor(cursor: string | undefined): BatchPosition | null {
  if (cursor === undefined) return null;
  const at = cursor.indexOf("-");
  return { createdAt: new Date(Number(cursor.slice(0, at))), id: cursor.slice(at + 1) };
}

export function toBatchCursor({ createdAt, id }: BatchPosition): string {
  return `${createdAt.getTime()}-${id}`;
}
