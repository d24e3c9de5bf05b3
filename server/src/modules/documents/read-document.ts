import type { Document, ReadOptions, RecognisedPageText } from "@geulgyeol/documents";

export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface ReadHooks {
  /** Aborts the reading when the caller disconnects. */
  readonly signal?: AbortSignal;
  /** Called with the finished share of the work. */
  readonly onProgress?: (share: number) => void;
  /** Called with each page of a scan when it is read. */
  readonly onPage?: (page: RecognisedPageText) => void;
}

/** Options of the readers. */
export type ReadChoices = Pick<ReadOptions, "readsFacts" | "recognisesScans" | "firstPage" | "lastPage" | "language">;

/** A file with its user; each user has one file read at a time. */
type FileToRead = UploadedFile & ReadChoices & { readonly userId: string };

/**
 * Reads a file apart from the server's process. Throws the codes of files, `FILE_TOO_HEAVY`, `PDF_DRAWS_TOO_MUCH`,
 * `DOCUMENT_TIMEOUT`, `DOCUMENT_FAILED`, `TOO_MANY_FILES` and `SERVER_BUSY`.
 */
export type ReadDocument = (file: FileToRead, hooks?: ReadHooks) => Promise<Document>;
