import { randomUUID } from "node:crypto";
import {
  type DocumentText,
  PUPIL_FILE_WAIT_MAX_MS,
  PUPIL_FILES_AT_ONCE,
  PUPIL_FILES_WAITING,
  PUPIL_SCAN_PAGES_MAX,
} from "@geulgyeol/contract";
import type { Upload } from "../../../http/read-upload.ts";
import { createFairQueue, type FairQueue } from "../../../workers/fair-queue.ts";
import { type ReadDocument, toDocumentText } from "../../documents/index.ts";
import type { ClassParts } from "../open-class.ts";
import { findByLink } from "./open-assignment.ts";
import { findByReceipt } from "./read-receipt.ts";

/** Pupils' files are few at a time, so that readers stay free for users with an account; classes take turns. */
export function createPupilFileQueue(): FairQueue {
  return createFairQueue({
    slots: PUPIL_FILES_AT_ONCE,
    slotsPerUser: PUPIL_FILES_AT_ONCE,
    maxWaiting: PUPIL_FILES_WAITING,
    maxWaitingPerUser: PUPIL_FILES_WAITING,
    tooMany: "SERVER_BUSY",
    maxWaitMs: PUPIL_FILE_WAIT_MAX_MS,
  });
}

interface Parts extends ClassParts {
  readonly readDocument: ReadDocument;
  readonly queue: FairQueue;
  readonly signal: AbortSignal;
}

/**
 * Reads a file that somebody with an open link or a receipt is about to hand in; scans are recognised. Nothing is stored. Throws
 * `NOT_FOUND`, `SERVER_BUSY` and the codes of `ReadDocument`.
 */
export async function readPupilFile(
  { readDocument, queue, signal, ...parts }: Parts,
  { token, receipt }: { readonly token: string; readonly receipt: string },
  file: Upload["file"],
): Promise<DocumentText> {
  const { assignment } = receipt === "" ? await findByLink(parts, token) : await findByReceipt(parts.db, receipt);
  // Pupils of one class must not wait for each other as one user does; the queue before it bounds them all.
  const asked = {
    ...file,
    userId: `pupil ${randomUUID()}`,
    language: "kor+eng" as const,
    recognisesScans: true,
    firstPage: 1,
    lastPage: PUPIL_SCAN_PAGES_MAX,
  };
  const document = await queue.run(assignment.id, () => readDocument(asked, { signal }), { signal });
  return toDocumentText(document, file.name);
}
