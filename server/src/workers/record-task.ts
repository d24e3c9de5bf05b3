import type { ErrorCode } from "@geulgyeol/contract";
import type { RecordBody, RecordEndpoint, RecordSummary, StoredRecord } from "../modules/records/index.ts";

/** The task message for a thread. */
export type RecordTask =
  | { readonly kind: "body"; readonly name: RecordEndpoint; readonly bytes: Uint8Array }
  | { readonly kind: "stored"; readonly stored: StoredRecord };

/** Its answer. A refusal is a code, since errors lose theirs between threads. */
export type RecordAnswer =
  | { readonly body: RecordBody<RecordEndpoint> }
  | { readonly summary: RecordSummary }
  | { readonly refusal: ErrorCode };
