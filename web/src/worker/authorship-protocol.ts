import type { AuthorshipErrorCode, Comparison } from "@geulgyeol/engine/authorship";

/** Sent by the page. */
export interface CompareRequest {
  readonly earlier: readonly string[];
  readonly text: string;
}

/** `code` is null if the worker itself failed; `text` is the place of the text at fault, "new", or null for all. */
export type CompareResponse =
  | { readonly ok: true; readonly comparison: Comparison }
  | {
      readonly ok: false;
      readonly code: AuthorshipErrorCode | null;
      readonly text: number | "new" | null;
      readonly message: string;
    };
