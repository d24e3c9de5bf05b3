import type { Document, ReadOptions, RecognisedPageText } from "@geulgyeol/documents";

export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface ReadHooks {
  /** Ends the reading, for a caller who has gone. */
  readonly signal?: AbortSignal;
  /** Told the share of the work that is done. */
  readonly onProgress?: (share: number) => void;
  /** Told of each page of a scan when it is read. */
  readonly onPage?: (page: RecognisedPageText) => void;
}

/** What may be asked of the readers of pictures. */
export type ReadChoices = Pick<ReadOptions, "recognisesScans" | "firstPage" | "lastPage" | "language">;

/** A file with the user whose it is: each has one file read at a time. */
type FileToRead = UploadedFile & ReadChoices & { readonly userId: string };

/**
 * Reads a file apart from the server's process. Throws the codes of files, `FILE_TOO_HEAVY`, `PDF_DRAWS_TOO_MUCH`,
 * `DOCUMENT_TIMEOUT`, `DOCUMENT_FAILED`, `TOO_MANY_FILES` and `SERVER_BUSY`.
 */
export type ReadDocument = (file: FileToRead, hooks?: ReadHooks) => Promise<Document>;
