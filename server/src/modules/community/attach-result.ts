import type { ResultSnapshot } from "@geulgyeol/contract";
import { AppError } from "../../app-error.ts";
import type { Transaction } from "../../db/connection.ts";
import { snapshotResult } from "../sharing/index.ts";
import type { Writer } from "./lock-writer.ts";

export interface Attachment {
  readonly analysisId: string;
  /** Whether the beginning of the text is shown with the graph. */
  readonly withExcerpt: boolean;
}

/**
 * The current state of the writer's analysis, for a post. Throws `EMAIL_NOT_VERIFIED` and the codes of
 * `snapshotResult`, for which somebody else's analysis is missing.
 */
export async function attachResult(
  { tx, now }: { tx: Transaction; now: Date },
  writer: Writer,
  attachment: Attachment,
): Promise<ResultSnapshot> {
  const snapshot = await snapshotResult({ db: tx, now }, writer.id, attachment);
  if (!writer.emailVerified) throw new AppError("EMAIL_NOT_VERIFIED");
  return snapshot;
}
