import type { AnalyseRequest } from "@geulgyeol/contract";
import { DOCUMENT_ERROR_MESSAGES, DocumentError } from "@geulgyeol/documents/errors";
import { extensionOf, type Format, formatOf, OLD_EXTENSIONS, TEXT_FILE_MAX_BYTES } from "@geulgyeol/documents/formats";
import type { ReadText } from "../../worker/document-protocol.ts";
import { readInWorker } from "../../worker/read-in-worker.ts";
import { ApiFailure, isAborted, messageFor } from "../api/api-failure.ts";
import { MESSAGES } from "../copy/messages.ts";
import type { ExtractionHooks, ServerText } from "./extract-on-server.ts";
import { FileProblem } from "./file-problem.ts";
import { ScanFound } from "./scan-found.ts";

type SourceKind = NonNullable<AnalyseRequest["source"]>["kind"];

/** The text of a file; `notices` are messages for the user about hidden text or damage. */
export interface FileText extends ReadText, Partial<Pick<ServerText, "pages" | "ocr" | "scans">> {
  readonly kind: SourceKind;
  readonly name: string;
}

/** Kinds that this browser can read, with their error messages. */
const READ_HERE: Partial<Record<SourceKind, string>> = {
  txt: MESSAGES.textFileUnreadable,
  md: MESSAGES.textFileUnreadable,
  docx: MESSAGES.wordFileUnreadable,
};

/** Error messages of the other kinds, if the server gives no reason or is unreachable. */
const READ_THERE: Partial<Record<SourceKind, readonly [failed: string, unreachable: string]>> = {
  pdf: [MESSAGES.pdfFailed, MESSAGES.pdfUnreachable],
  image: [MESSAGES.imageFailed, MESSAGES.imageUnreachable],
};

/** These two are less specific than "could not read", which is put before them. */
const UNCLEAR = new Set(["FILE_BROKEN", "FILE_MISMATCH"]);

interface Readers {
  readonly here: (
    bytes: Uint8Array<ArrayBuffer>,
    name: string,
    setting: { readonly readsFacts?: boolean },
  ) => Promise<ReadText>;
  readonly there: (file: File, hooks: ExtractionHooks) => Promise<ServerText>;
}

const READERS: Readers = {
  here: readInWorker,
  there: async (file, hooks) => (await import("./extract-on-server.ts")).extractOnServer(file, hooks),
};

/**
 * Text of a file, read in the browser if possible, otherwise by the server. Rejects with `FileProblem`, with
 * `ScanFound` for a scan without requested recognition, and with AbortError if `signal` aborted.
 */
export async function readFileText(file: File, hooks: ExtractionHooks = {}, readers = READERS): Promise<FileText> {
  const format = formatOf(file.name);
  if (!format) {
    const isOld = OLD_EXTENSIONS.includes(extensionOf(file.name));
    throw new FileProblem(DOCUMENT_ERROR_MESSAGES[isOld ? "FILE_OLD_FORMAT" : "UNSUPPORTED_FILE"]);
  }
  // Checked before the bytes are loaded; the reader checks again.
  if (file.size > format.maxBytes) {
    throw new FileProblem(
      format.maxBytes === TEXT_FILE_MAX_BYTES ? MESSAGES.fileTooLarge : MESSAGES.pictureFileTooLarge,
    );
  }
  const failure = READ_HERE[format.kind];
  const found =
    failure === undefined
      ? await readThere(file, format, hooks, readers)
      : await readHere(file, failure, hooks, readers);
  return { ...found, kind: format.kind, name: file.name };
}

async function readHere(
  file: File,
  failure: string,
  { signal, readsFacts = false }: ExtractionHooks,
  { here }: Readers,
): Promise<ReadText> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    throw new FileProblem(MESSAGES.fileUnreadable, { cause: error });
  }
  try {
    const found = await here(bytes, file.name, { readsFacts });
    signal?.throwIfAborted();
    return found;
  } catch (error) {
    if (isAborted(error)) throw error;
    if (!(error instanceof DocumentError)) throw new FileProblem(failure, { cause: error });
    if (error.code === "UNSUPPORTED_FILE") throw new FileProblem(MESSAGES.readerRefused, { cause: error });
    throw new FileProblem(UNCLEAR.has(error.code) ? `${failure} ${error.message}` : error.message, { cause: error });
  }
}

async function readThere(
  file: File,
  { kind }: Format,
  hooks: ExtractionHooks,
  { there }: Readers,
): Promise<ServerText> {
  try {
    return await there(file, hooks);
  } catch (error) {
    if (isAborted(error) || error instanceof ScanFound) throw error;
    const [failed, unreachable] = READ_THERE[kind] ?? [MESSAGES.fileUnreadable, MESSAGES.fileUnreadable];
    const isAnswered = error instanceof ApiFailure && error.kind !== "network";
    throw new FileProblem(messageFor(error, isAnswered ? failed : unreachable), { cause: error });
  }
}
