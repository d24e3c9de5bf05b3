import type { HiddenPart } from "@geulgyeol/contract";
import type { DocumentErrorCode } from "@geulgyeol/documents/errors";

/** Sent by the page; the bytes are handed over, not copied. */
export interface ReadRequest {
  readonly bytes: Uint8Array;
  readonly name: string;
}

export interface ReadText {
  readonly text: string;
  /** What the user should know about the text, one sentence each. */
  readonly notices: readonly string[];
  /** What a reader of the file does not see, by reason; not part of `text`. */
  readonly hidden: readonly HiddenPart[];
}

/** `code` is null when the worker itself failed. */
export type ReadResponse =
  | ({ readonly ok: true } & ReadText)
  | { readonly ok: false; readonly code: DocumentErrorCode | null; readonly message: string };
