import type { Document, DocumentErrorCode } from "@geulgyeol/documents";

/** What the pool hands to a process. */
export interface DocumentTask {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly languageFolder: string;
  readonly recognisesScans: boolean;
}

/** What a process says: shares of its work, and one outcome. */
export type DocumentMessage =
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "document"; readonly document: Document }
  | { readonly kind: "refusal"; readonly code: DocumentErrorCode; readonly isLargeKind: boolean }
  | { readonly kind: "failure"; readonly message: string };

/** How a process ends itself when it passes its limit of memory. */
export const OUT_OF_MEMORY_SIGNAL = "SIGUSR2";
