import type { Document, DocumentErrorCode, RecognisedPageText } from "@geulgyeol/documents";
import type { ReadChoices } from "../modules/documents/index.ts";

/** Memory that reading one file may take, decoders included. */
export const DOCUMENT_MEMORY_MB = 512;

/** The task message for a process; the file itself follows on its standard input. */
export interface DocumentTask extends ReadChoices {
  readonly name: string;
  readonly languageFolder: string;
}

/** Messages of a process: progress, pages of a scan, and one outcome. */
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

/** Exit code when the process exceeds its memory limit. */
export const OUT_OF_MEMORY_SIGNAL = "SIGUSR2";
/** Exit code when it draws pages without text for too long. */
export const OUT_OF_DRAWING_TIME_SIGNAL = "SIGVTALRM";
