import { randomKey } from "../../../shared/api/random-key.ts";
import { listRecords } from "../record-store.ts";
import { openRecorder, type Recorder } from "../recorder.ts";
import { isSalted, newSecret } from "../recording.ts";
import type { RecorderState } from "../recording-state.ts";
import { stampState } from "../stamp-state.ts";
import { keepWriting, readKept } from "./kept-writing.ts";

interface WritingRecordInput {
  readonly token: string;
  readonly title: string;
  readonly text: string;
  /** The writer has an account, so that the server notes the times. */
  readonly isStamped: boolean;
  readonly onState: (state: RecorderState) => void;
}

/**
 * Continues the record of a text that is written for a request, or begins one. Rejects if the browser stores nothing; null
 * while another tab writes it.
 */
export async function openWritingRecord(input: WritingRecordInput): Promise<OpenedRecord | null> {
  const { token, title, text, isStamped, onState } = input;
  const { recordId } = readKept(token);
  const release = await lock(token);
  if (release === null) return null;
  const stored = recordId === null ? undefined : (await listRecords()).find(({ id }) => id === recordId);
  const record =
    stored !== undefined && isSalted(stored)
      ? stored
      : { id: randomKey(), startedAt: Date.now(), endedAt: null, title, isStamped, secret: newSecret() };
  keepWriting(token, { recordId: record.id });
  const recorder = await openRecorder({ record, text, now: Date.now, onState, stamp: stampState });
  return {
    recorder,
    record,
    close: async () => {
      await recorder.close().finally(release);
    },
  };
}

export interface OpenedRecord {
  readonly recorder: Recorder;
  readonly record: Parameters<typeof openRecorder>[0]["record"];
  readonly close: () => Promise<void>;
}

/** Two writers would break the chain. A function that releases the lock, or null while another tab has it. */
function lock(token: string): Promise<(() => void) | null> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    locks
      .request(`geulgyeol.writing.${token}`, { ifAvailable: true }, (granted) =>
        granted === null ? resolve(null) : new Promise<void>((release) => resolve(release)),
      )
      .catch(reject);
  });
}
