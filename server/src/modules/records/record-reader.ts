import type { RecordBody, RecordEndpoint } from "./read-record-body.ts";
import type { RecordSummary, StoredRecord } from "./summarise-record.ts";

/** Who waits for a record to be read: callers take turns. */
export interface RecordCaller {
  readonly key: string;
  /** Aborted when the caller has gone. */
  readonly signal?: AbortSignal;
}

/** Reads records off the event loop, since the largest have megabytes. Both throw `SERVER_BUSY`. */
export interface RecordReader {
  /** The body of this endpoint, with its record checked. Throws like `readRecordBody`. */
  readBody<Name extends RecordEndpoint>(name: Name, bytes: Uint8Array, caller: RecordCaller): Promise<RecordBody<Name>>;
  /** What a stored record says in a few lines. */
  summarise(stored: StoredRecord, caller: RecordCaller): Promise<RecordSummary>;
}
