import type { Document, DocumentErrorCode, RecognisedPageText } from "@geulgyeol/documents";
import type { ReadChoices } from "../modules/documents/index.ts";

/** Memory that reading one file may take, decoders included. */
export const DOCUMENT_MEMORY_MB = 512;

/** What the pool hands to a process; the file itself comes after it on the process's standard input. */
export interface DocumentTask extends ReadChoices {
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
/** And when it draws pages without text for too long. */
export const OUT_OF_DRAWING_TIME_SIGNAL = "SIGVTALRM";
