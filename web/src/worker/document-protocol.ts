import type { FileFacts, HiddenPart } from "@geulgyeol/contract";
import type { DocumentErrorCode } from "@geulgyeol/documents/errors";

/** Sent by the page; the bytes are transferred, not copied. */
export interface ReadRequest {
  readonly bytes: Uint8Array;
  readonly name: string;
  /** Whether to read what the file says about how it was made. */
  readonly readsFacts?: boolean;
}

export interface ReadText {
  readonly text: string;
  /** Notices about the text for the user, one sentence each. */
  readonly notices: readonly string[];
  /** Text of the file that is invisible to readers, by reason; not part of `text`. */
  readonly hidden: readonly HiddenPart[];
  readonly facts?: FileFacts | undefined;
}

/** `code` is null if the worker itself failed. */
export type ReadResponse =
  | ({ readonly ok: true } & ReadText)
  | { readonly ok: false; readonly code: DocumentErrorCode | null; readonly message: string };
