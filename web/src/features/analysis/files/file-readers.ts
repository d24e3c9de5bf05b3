import type { AnalyseRequest } from "@geulgyeol/contract";
import { DocumentError } from "@geulgyeol/documents/errors";
import { FORMATS, formatOf } from "@geulgyeol/documents/formats";
import { MESSAGES } from "../../../shared/copy/messages.ts";
import { readInWorker } from "../../../worker/read-in-worker.ts";

type SourceKind = NonNullable<AnalyseRequest["source"]>["kind"];

export interface FileText {
  readonly text: string;
  readonly kind: SourceKind;
  readonly name: string;
  /** What the user should know about the text, one sentence each: left-out hidden text, damage. */
  readonly notices: readonly string[];
}

/** A file that cannot be read; `message` is for people. */
export class FileProblem extends Error {}

/** Kinds that this browser reads by itself, with what is said when it fails. */
const READABLE: Partial<Record<SourceKind, string>> = {
  txt: MESSAGES.textFileUnreadable,
  md: MESSAGES.textFileUnreadable,
  docx: MESSAGES.wordFileUnreadable,
};

const READABLE_FORMATS = FORMATS.filter(({ kind }) => READABLE[kind]);

/** The usual extension of each kind, without the dot. */
export const READABLE_EXTENSIONS: readonly string[] = READABLE_FORMATS.flatMap(({ extensions }) =>
  extensions.slice(0, 1),
);

/** For the `accept` attribute of the picker. */
export const ACCEPTED_FILES = READABLE_FORMATS.flatMap(({ extensions }) => extensions)
  .map((extension) => `.${extension}`)
  .join(",");

/** These two say less than "could not read", which therefore stands before them. */
const UNCLEAR = new Set(["FILE_BROKEN", "FILE_MISMATCH"]);

function unsupportedFileMessage(): string {
  const types = READABLE_EXTENSIONS.map((extension) => `.${extension}`).join(", ");
  return `지원하지 않는 파일이에요. ${types} 파일을 올려 주세요.`;
}

/** Text of a file that the user picked or dropped. Rejects with `FileProblem`. */
export async function readFileText(file: File, read = readInWorker): Promise<FileText> {
  const format = formatOf(file.name);
  const failure = format && READABLE[format.kind];
  if (!format || !failure) throw new FileProblem(unsupportedFileMessage());
  // Asked before the bytes are loaded; the reader asks again.
  if (file.size > format.maxBytes) throw new FileProblem(MESSAGES.fileTooLarge);
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    throw new FileProblem(MESSAGES.fileUnreadable, { cause: error });
  }
  try {
    const { text, notices } = await read(bytes, file.name);
    return { text, notices, kind: format.kind, name: file.name };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw new FileProblem(failure, { cause: error });
    throw new FileProblem(UNCLEAR.has(error.code) ? `${failure} ${error.message}` : error.message, { cause: error });
  }
}
