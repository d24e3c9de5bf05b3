import type { ResultSnapshot } from "@geulgyeol/contract";
import { AppError } from "../../app-error.ts";
import type { Transaction } from "../../db/connection.ts";
import { snapshotResult } from "../sharing/index.ts";
import type { Writer } from "./lock-writer.ts";

export interface Attachment {
  readonly analysisId: string;
  /** Whether the beginning of the text is shown beside the graph. */
  readonly withExcerpt: boolean;
}

/**
 * An analysis of the writer's as it is now, for a post. Throws the codes of `snapshotResult`, which answers somebody else's
 * like a missing one, and `EMAIL_NOT_VERIFIED`.
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
