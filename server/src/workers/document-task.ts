import type { Document, DocumentErrorCode, RecognisedPageText } from "@geulgyeol/documents";
import type { ReadChoices } from "../modules/documents/index.ts";

/** What the pool hands to a process. */
export interface DocumentTask extends ReadChoices {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly languageFolder: string;
}

/** What a process says: shares of its work, pages of a scan, and one outcome. */
export type DocumentMessage =
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "page"; readonly page: RecognisedPageText }
  | { readonly kind: "document"; readonly document: Document }
  | {
      readonly kind: "refusal";
      readonly code: DocumentErrorCode;
      readonly isLargeKind: boolean;
      readonly pages: number | undefined;
    }
  | { readonly kind: "failure"; readonly message: string };

/** How a process ends itself when it passes its limit of memory. */
export const OUT_OF_MEMORY_SIGNAL = "SIGUSR2";
